# Co mówią ustawienia i menu stołu.

## Ustawienia

page-set-look = Wygląd
page-set-play = Gra
page-set-notice = Dźwięk i powiadomienia
page-set-vision = Kolory
page-set-vision-common = zwykłe
page-set-vision-red-green = łatwe przy czerwieni i zieleni
page-set-vision-blue-yellow = łatwe przy błękicie i żółci
page-set-steps = Pokazuj krok po kroku, co się działo od mojej tury
page-set-motion = Animacje
page-set-motion-full = pełne
page-set-motion-fast = szybkie
page-set-motion-none = brak
page-set-sound = Ciche dźwięki
page-set-notify = Powiadamiaj mnie, gdy nadchodzi moja kolej
page-set-notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
page-set-all = Wszystkie ustawienia

## Konto

page-account = Ty
page-account-why = Możesz grać bez konta. Z kontem znajdziesz swoje gry na każdym urządzeniu.
page-account-yours = Twoje konto: { $name }
page-account-name = Nazwa konta
page-account-password = Hasło
page-account-old = Obecne hasło
page-account-new = Nowe hasło
page-account-adopt = Zabierz ze sobą gry rozegrane jako gość
page-account-create = Załóż konto
page-account-enter = Zaloguj się
page-account-change = Zmień hasło
page-account-leave = Wyloguj się
page-account-created = Konto jest gotowe.
page-account-entered = Witaj ponownie.
page-account-changed = Hasło zostało zmienione.
page-account-left = Wylogowano, grasz jako gość.
page-account-renamed = Imię zostało zapisane.

## Wiadomości do innej usługi

page-hook = Powiadomienia, gdy strona jest zamknięta
page-hook-why = Gdy nadchodzi twoja kolej, serwer wysyła na ten adres krótką wiadomość (webhook, na przykład pokoju czatu).
page-hook-address = Adres
page-hook-save = Zapisz
page-hook-saved = Adres został zapisany.
page-hook-removed = Brak adresu: nic nie jest wysyłane.
page-hook-last = Ostatnie powiadomienia
page-hook-arrived = dotarło
page-hook-failed = { $number ->
    [one] nie dotarło, jedna próba
    [few] nie dotarło, { $number } próby
   *[many] nie dotarło, { $number } prób
}

## Stół

page-matters-watching = { $number ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $number } osoby.
   *[many] Ogląda { $number } osób.
}
page-matters-hints = Można prosić komputer o radę.
page-matters-no-hints = Przy tym stole nie ma podpowiedzi.
page-matters-watch-link = Link dla widzów
page-matters-move = Przenieś miejsce na inne urządzenie
page-matters-move-how = Otwórz ten link na swoim drugim urządzeniu. Działa tylko raz; tutaj będzie można już tylko oglądać.
page-matters-move-new = Nowy link
page-matters-ask = { $name }: poproś o miejsce dla
page-matters-ask-invite = kogoś innego
page-matters-ask-computer = komputera
page-matters-asked = Prośba o miejsce czeka na odpowiedź: { $name }.
page-matters-stays = { $name } zostaje w grze.
page-matters-replace = Zaproś kogoś w miejsce gracza { $name }
page-matters-waits = Miejsce gracza { $name } jest wolne.
page-matters-invitation = Kopiuj zaproszenie
page-matters-computer = Niech gra komputer
page-matters-replay = Obejrzyj grę jeszcze raz
page-matters-log = Pobierz to, co widzę
page-resign-offer = Zaproponuj koniec gry
page-resign-waits = Twoja propozycja końca gry czeka. Jeszcze się nie zgadzają: { $names }.
page-abandon = Niech komputer gra za mnie
page-abandon-sure = Tak, oddaję miejsce komputerowi
page-leave = Odejdź od stołu
page-leave-sure = Tak, odchodzę
page-fair = Tasowanie można sprawdzić
page-fair-why = Wszystko, co się w tej grze losuje, wynika z jednej tajnej liczby. Jej odcisk widać tu od początku, a samą liczbę na końcu: kto je porówna, zobaczy, że po drodze nic się nie zmieniło.
page-fair-open = Tajną liczbę wybrała osoba, która przygotowała stół, i może wiedzieć, co zostanie wylosowane.
page-fair-seed = Liczba

## Preferencje i klawisze

page-theme-label = Motyw
page-theme-system = jak w systemie
page-theme-light = jasny
page-theme-dark = ciemny
page-coordinates = Współrzędne wokół planszy
page-letters = Litery na płytkach
page-marks = Pokazuj, co da zagranie na każdym polu
page-confirm = Pytaj przed każdym zagraniem
page-resign = Poddaj tę grę
page-resign-sure = Tak, poddaję grę
page-key-arrows = ruch po planszy
page-key-enter = wybór pola, potwierdzenie
page-key-escape = krok wstecz
page-key-next = następne dozwolone pole
page-key-undo = cofnięcie
page-key-command = wpisanie ruchu
page-key-help = te klawisze

## Odmowy

account-name-taken = Ktoś już używa tej nazwy. Wybierz inną.
account-already = Masz już konto.
account-none = Nie masz jeszcze konta.
account-wrong = Nazwa i hasło nie pasują do siebie.
webhooks-off = Ten serwer nie wywołuje innych adresów.
webhook-bad-address = Pod taki adres nie da się nic wysłać.

# Co říkají nastavení a nabídka stolu.

## Nastavení

page-set-look = Vzhled
page-set-play = Hraní
page-set-notice = Zvuk a upozornění
page-set-vision = Barvy
page-set-vision-common = obvyklé
page-set-vision-red-green = snadné pro červenou a zelenou
page-set-vision-blue-yellow = snadné pro modrou a žlutou
page-set-steps = Ukázat krok za krokem, co se stalo od mého tahu
page-set-motion = Animace
page-set-motion-full = plné
page-set-motion-fast = rychlé
page-set-motion-none = žádné
page-set-sound = Tiché zvuky
page-set-notify = Upozornit mě, když jsem na tahu
page-set-notify-refused = Prohlížeč této stránce upozornění nepovoluje.
page-set-all = Všechna nastavení

## Účet

page-account = Ty
page-account-why = Hrát můžeš i bez účtu. S účtem najdeš své hry na každém zařízení.
page-account-yours = Tvůj účet: { $name }
page-account-name = Název účtu
page-account-password = Heslo
page-account-old = Současné heslo
page-account-new = Nové heslo
page-account-adopt = Přenést hry, které mám jako host
page-account-create = Založit účet
page-account-enter = Přihlásit se
page-account-change = Změnit heslo
page-account-leave = Odhlásit se
page-account-created = Účet je založený.
page-account-entered = Vítej zpátky.
page-account-changed = Heslo je změněné.
page-account-left = Odhlášeno, hraješ jako host.
page-account-renamed = Jméno je uložené.

## Zprávy jiné službě

page-hook = Upozornění, když je stránka zavřená
page-hook-why = Když přijdeš na tah, pošle server na tuto adresu krátkou zprávu (webhook, třeba chatovací místnosti).
page-hook-address = Adresa
page-hook-save = Uložit
page-hook-saved = Adresa je uložená.
page-hook-removed = Bez adresy: nic se neposílá.
page-hook-last = Poslední upozornění
page-hook-arrived = doručeno
page-hook-failed = { $number ->
    [one] nedoručeno, { $number } pokus
    [few] nedoručeno, { $number } pokusy
   *[other] nedoručeno, { $number } pokusů
}

## Stůl

page-matters-watching = { $number ->
    [0] Nikdo se nedívá.
    [one] Dívá se { $number } člověk.
    [few] Dívají se { $number } lidé.
   *[other] Dívá se { $number } lidí.
}
page-matters-hints = Počítače se smíš ptát na radu.
page-matters-no-hints = U tohoto stolu se neradí.
page-matters-watch-link = Odkaz pro diváky
page-matters-move = Přesunout místo na jiné zařízení
page-matters-move-how = Otevři tento odkaz na svém druhém zařízení. Funguje jednou; tady se pak můžeš už jen dívat.
page-matters-move-new = Nový odkaz
page-matters-ask = { $name }: požádat o místo pro
page-matters-ask-invite = někoho jiného
page-matters-ask-computer = počítač
page-matters-asked = Žádost o místo čeká na odpověď: { $name }.
page-matters-stays = { $name } zůstává ve hře.
page-matters-replace = Pozvat někoho místo hráče { $name }
page-matters-waits = Místo hráče { $name } je volné.
page-matters-invitation = Kopírovat pozvání
page-matters-computer = Nechat hrát počítač
page-matters-replay = Podívat se na hru znovu
page-matters-log = Stáhnout, co vidím
page-resign-offer = Navrhnout konec hry
page-resign-waits = Máš navržený konec hry. Ještě nesouhlasí: { $names }.
page-abandon = Nechat hrát počítač za mě
page-abandon-sure = Ano, přenechat místo počítači
page-leave = Odejít od stolu
page-leave-sure = Ano, odejít
page-fair = Míchání lze ověřit
page-fair-why = Všechno, co se v této hře losuje, vychází z jednoho tajného čísla. Jeho otisk tu stojí od začátku, číslo samo na konci: kdo je porovná, vidí, že se mezitím nic nezměnilo.
page-fair-open = Tajné číslo zvolil ten, kdo stůl připravil, a může vědět, co se vylosuje.
page-fair-seed = Číslo

## Předvolby a klávesy

page-theme-label = Motiv
page-theme-system = podle systému
page-theme-light = světlý
page-theme-dark = tmavý
page-coordinates = Souřadnice kolem desky
page-letters = Písmena na kartičkách
page-marks = Ukazovat, co by které místo způsobilo
page-confirm = Zeptat se před každým položením
page-resign = Vzdát tuto hru
page-resign-sure = Ano, vzdát hru
page-key-arrows = pohyb po desce
page-key-enter = vybrat místo, potvrdit
page-key-escape = o krok zpět
page-key-next = další povolené místo
page-key-undo = vzít zpět
page-key-command = napsat tah
page-key-help = tyto klávesy

## Odmítnutí

account-name-taken = Toto jméno už někdo má. Zvol si jiné.
account-already = Účet už máš.
account-none = Zatím nemáš účet.
account-wrong = Jméno a heslo k sobě nepatří.
webhooks-off = Tento server nevolá žádné jiné adresy.
webhook-bad-address = Na takovou adresu se zavolat nedá.

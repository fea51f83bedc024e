# Królewska gra z Ur.

ur-title = Królewska gra z Ur
ur-about = Doprowadź siedem pionków do domu po najstarszej planszy świata. Rozeta daje kolejny rzut.

## Słowa

side-light = Jasny
side-dark = Ciemny

## Co się stało

ur-dice-rolled = { $seat } rzuca { $number }.
ur-passed = { $seat } nie ma ruchu i pasuje.
ur-piece-entered = { $seat } wprowadza pionek na { $cell }.
ur-piece-moved = { $seat } rusza z { $origin } na { $cell }.
ur-piece-home = { $number ->
    [one] { $seat } doprowadza z { $cell } do domu pierwszy pionek.
    [few] { $seat } doprowadza pionek z { $cell } do domu: w domu są { $number }.
    [many] { $seat } doprowadza pionek z { $cell } do domu: w domu jest { $number }.
   *[other] { $seat } doprowadza pionek z { $cell } do domu: w domu jest { $number }.
}
ur-piece-captured = { $seat } zbija na { $cell } pionek gracza { $owner }.
ur-rolls-again = { $seat } staje na rozecie i rzuca jeszcze raz.
ur-game-over = Koniec gry: { $winner } ma wszystkie pionki w domu.

## Co teraz

ur-prompt-move = Wybierz pionek, którym ruszysz.
ur-do-enter = Wprowadź pionek
ur-do-move = Rusz pionkiem z { $cell }
ur-meaning-enter = na planszę wchodzi nowy pionek

## Dlaczego nie

ur-no-piece = Na { $cell } nie masz pionka.
ur-none-waiting = Nie masz już pionków do wprowadzenia.
ur-not-exact = Ten pionek wejdzie do domu tylko dokładnym rzutem { $number }.
ur-own-piece = Na { $cell } stoi już twój pionek.
ur-safe-piece = Pionek na { $cell } stoi na rozecie i jest bezpieczny.

## Koniec

ur-ending-home = Jeden z graczy ma w domu wszystkie siedem pionków.
ur-part-home = W domu
ur-part-board = Na planszy
ur-part-waiting = Czeka

## Niemożliwe pozycje

ur-too-many-pieces = { $side-name } ma w tej pozycji { $number } pionków; w grze jest ich 7.
ur-not-on-the-way = { $side-name } nigdy nie wchodzi na { $cell }.
ur-square-taken = Na { $cell } stoją dwa pionki; na polu mieści się jeden.
ur-over-or-not = Gra kończy się, gdy gracz ma wszystkie pionki w domu: wtedy nikt nie jest na ruchu, a wcześniej ktoś być musi.
ur-cannot-move = { $seat } nie ma ruchu przy tym rzucie i musiałby spasować.

## Dla strony

ur-piece-light = jasny pionek
ur-piece-dark = ciemny pionek
ur-cell-enter = pionki czekające obok planszy
ur-seat-home = w domu { $number }
ur-seat-waiting = czeka { $number }

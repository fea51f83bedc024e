# Královská hra z Uru.

ur-title = Královská hra z Uru
ur-about = Doveď sedm kamenů domů po nejstarší herní desce světa. Růžice dává další hod.

## Slova

side-light = Světlý
side-dark = Tmavý

## Co se stalo

ur-dice-rolled = { $seat } hází { $number }.
ur-passed = { $seat } nemůže táhnout a vynechává.
ur-piece-entered = { $seat } nasazuje kámen na { $cell }.
ur-piece-moved = { $seat } táhne z { $origin } na { $cell }.
ur-piece-home = { $number ->
    [one] { $seat } přivádí z { $cell } domů první kámen.
    [few] { $seat } přivádí kámen z { $cell } domů: doma jsou { $number }.
   *[other] { $seat } přivádí kámen z { $cell } domů: doma je jich { $number }.
}
ur-piece-captured = { $seat } bere na { $cell } kámen hráče { $owner }.
ur-rolls-again = { $seat } stojí na růžici a hází znovu.
ur-game-over = Hra končí: { $winner } má všechny kameny doma.

## Co teď

ur-prompt-move = Vyber kámen, kterým potáhneš.
ur-do-enter = Nasadit kámen
ur-do-move = Táhnout kamenem na { $cell }
ur-meaning-enter = na desku přijde nový kámen

## Proč ne

ur-no-piece = Na { $cell } nemáš kámen.
ur-none-waiting = Už nemáš žádný kámen k nasazení.
ur-not-exact = Tento kámen dojde domů jen přesným hodem { $number }.
ur-own-piece = Na { $cell } už stojí tvůj kámen.
ur-safe-piece = Kámen na { $cell } stojí na růžici a je v bezpečí.

## Konec

ur-ending-home = Jeden z hráčů má doma všech sedm kamenů.
ur-part-home = Doma
ur-part-board = Na desce
ur-part-waiting = Čeká

## Nemožné pozice

ur-too-many-pieces = { $side-name } má v této pozici { $number } kamenů; ve hře jich je 7.
ur-not-on-the-way = { $side-name } na { $cell } nikdy nepřijde.
ur-square-taken = Na { $cell } jsou dva kameny; na pole se vejde jeden.
ur-over-or-not = Hra končí, když má hráč všechny kameny doma: potom není nikdo na tahu, a předtím někdo být musí.
ur-cannot-move = { $seat } s tímto hodem nemůže táhnout a vynechal by.

## Pro stránku

ur-piece-light = světlý kámen
ur-piece-dark = tmavý kámen
ur-cell-enter = kameny čekající vedle desky
ur-seat-home = doma { $number }
ur-seat-waiting = čeká { $number }

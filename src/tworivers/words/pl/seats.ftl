# Co strony mówią o zajmowaniu, przenoszeniu i zwalnianiu miejsc.

## Wejście przez link

page-arrive = Masz zaproszenie
page-arrive-name = Jak mają się do ciebie zwracać inni?
page-move = Grać dalej tutaj?
page-move-why = Miejsce gracza { $name } zostanie przeniesione na to urządzenie. Na tamtym będzie można już tylko oglądać.
page-move-here = Przenieś miejsce tutaj

## Przed grą

page-free = Zwolnij miejsce
page-free-sure = Tak, zwolnij
page-freed = Gospodarz stołu zwalnia miejsce gracza { $name }.

## Powiadomienia

page-ok = OK
page-parted-moved = Twoje miejsce jest teraz na innym urządzeniu. Aby wróciło, otwórz tam menu i wybierz „Przenieś miejsce na inne urządzenie”.
page-parted-freed = Gospodarz stołu zwolnił twoje miejsce.
page-asked-you-invite = Gospodarz stołu prosi cię o miejsce dla kogoś innego.
page-asked-you-computer = Gospodarz stołu prosi cię o miejsce dla komputera.
page-asked-other-invite = Gospodarz stołu prosi o miejsce dla kogoś innego. Teraz siedzi tam { $seat }.
page-asked-other-computer = Gospodarz stołu prosi o miejsce dla komputera. Teraz siedzi tam { $seat }.
page-asked-stay = Zostaję
page-asked-stays = { $seat } zostaje w grze.
page-seat-waits = Miejsce gracza { $seat } jest wolne. Wyślij komuś zaproszenie:

## Odmowy

seat-link-used = Ten link został już użyty: otwiera miejsce tylko raz. Możesz oglądać grę albo poprosić o nowe zaproszenie.
already-seated = Masz już miejsce przy tym stole.
seat-is-yours = To twoje własne miejsce.
seat-of-computer = Zwolnić można tylko miejsce, które należało do człowieka.
seat-holder-stays = { $name } zostaje: w trakcie gry miejsce można zwolnić tylko za zgodą siedzącej tam osoby albo gdy skończy się jej czas.
seat-not-asked = Nikt nie prosi o twoje miejsce.

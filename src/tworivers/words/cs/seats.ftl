# Co stránky říkají o usedání, stěhování a uvolňování míst.

## Příchod přes odkaz

page-arrive = Máš pozvání
page-arrive-name = Jak ti mají ostatní říkat?
page-move = Pokračovat tady?
page-move-why = Místo hráče { $name } se přesune na toto zařízení. To druhé se pak může jen dívat.
page-move-here = Přesunout místo sem

## Před hrou

page-free = Uvolnit místo
page-free-sure = Ano, uvolnit
page-freed = Hostitel uvolnil místo hráče { $name }.

## Oznámení

page-ok = Dobře
page-parted-moved = Tvoje místo se přesunulo na jiné zařízení. Chceš-li ho zpět, otevři tam nabídku a zvol „Přesunout místo na jiné zařízení“.
page-parted-freed = Hostitel uvolnil tvoje místo.
page-asked-you-invite = Hostitel tě žádá o místo pro někoho jiného.
page-asked-you-computer = Hostitel tě žádá, ať místo přenecháš počítači.
page-asked-other-invite = Hostitel žádá o místo pro někoho jiného. Teď ho má { $seat }.
page-asked-other-computer = Hostitel žádá o místo pro počítač. Teď ho má { $seat }.
page-asked-stay = Zůstat
page-asked-stays = { $seat } zůstává ve hře.
page-seat-waits = Místo hráče { $seat } je volné. Pošli někomu pozvání:

## Odmítnutí

seat-link-used = Tento odkaz už byl použit: místo otevře jen jednou. Můžeš se dívat, nebo požádat o nové pozvání.
already-seated = U tohoto stolu už místo máš.
seat-is-yours = To je tvoje vlastní místo.
seat-of-computer = Uvolnit se dá jen místo, které patřilo člověku.
seat-holder-stays = { $name } zůstává: během hry se místo uvolní jen se souhlasem toho, komu patří, nebo když mu vyprší čas.
seat-not-asked = O tvoje místo nikdo nežádá.

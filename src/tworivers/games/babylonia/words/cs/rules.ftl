# Pravidla hry Babylonia našimi slovy.

babylonia-learn-chapter-1 = Země a co v ní leží
babylonia-learn-text-1 =
    Zemi dělí dvě řeky: sever leží za Tigridem, jih za Eufratem; na herním plánu je sever vlevo. Ve dvou se nehraje na jihu, ve třech na severu. Obě řeky patří do hry vždycky.
    Na pevnině leží města, pole a zikkuraty. Všechna ostatní políčka jsou volná pro vaše žetony.
babylonia-learn-chapter-2 = Tah
babylonia-learn-text-2 =
    Každý má třicet žetonů: rolníky a tři druhy občanů, tedy kněze, obchodníky a úředníky. Pět žetonů máš na stojanu a vidíš je jen ty.
    Ve svém tahu zahraješ dva libovolné žetony, nebo tři a víc rolníků. Potom se vyhodnotí všechno, co je obklopené, a dobereš si zpátky do pěti žetonů. V úplně prvním kole hraje první hráč jeden žeton a druhý dva.
babylonia-learn-chapter-3 = Řeky
babylonia-learn-text-3 =
    Žeton v řece leží lícem dolů. Spojuje tvoje žetony a kolem měst a zikkuratů se počítá jako každý jiný, ale jeho občan nic nevynáší.
    Když hraješ tři nebo víc rolníků, nesmí do řeky žádný z nich.
babylonia-learn-chapter-4 = Pole
babylonia-learn-text-4 =
    Na pole smí jen rolník, a to jen tehdy, když vedle leží jiný tvůj žeton. Tady je pole na I9 otevřené majiteli dvou rolníků.
    Pole platí hned: pět, šest nebo sedm bodů, anebo tolik bodů, kolik měst už získali všichni hráči dohromady. Rolník tam zůstane jako obyčejný žeton.
babylonia-learn-chapter-5 = Zikkuraty platí hned
babylonia-learn-text-5 =
    Kdykoli položíš žeton vedle zikkuratu, získáš bod za každý zikkurat, kterého se dotýká aspoň jeden tvůj žeton.
    Tady se první hráč dotýká dvou zikkuratů. Každý další žeton vedle některého z nich přinese dva body.
babylonia-learn-chapter-6 = Obklopené město
babylonia-learn-text-6 =
    Město se vyhodnotí, když na každém políčku pevniny kolem něj leží žeton, ať je čí chce; řeky se zaplnit nemusí. Nejdřív přijdou na řadu občané: získáš dva body za každého svého občana, jehož symbol město ukazuje a který je s ním spojený tvými žetony. Tady by to bylo šest bodů pro prvního hráče.
    Potom město získá ten, kdo má kolem něj nejvíc žetonů, a každý hráč dostane bod za každé město, které už má. Při shodě město nezíská nikdo a za města se nic neplatí.
babylonia-learn-chapter-7 = Obklopený zikkurat
babylonia-learn-text-7 =
    Kdo má kolem něj nejvíc žetonů, vybere si jednu z karet: body, tah navíc, větší stojan, nové způsoby, jak hrát nebo spojovat žetony. Při shodě si kartu nevezme nikdo.
    Zikkurat zůstává na herním plánu a platí dál, ale kartu za něj lze získat jen jednou.
babylonia-learn-chapter-8 = Konec a kdo vyhrává
babylonia-learn-text-8 =
    Hra končí na konci tahu, ve kterém hráči došly žetony, nebo když na herním plánu zbývá nejvýš jedno město.
    Vyhrává, kdo má nejvíc bodů. Při shodě rozhoduje počet měst.

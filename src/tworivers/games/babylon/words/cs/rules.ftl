# Pravidla hry Babylon našimi slovy.

babylon-learn-chapter-1 = Zahrada v oblacích
babylon-learn-text-1 =
    Každý staví zahradu na desce o osmi krát osmi políčkách: terasy na sloupech a na nich sochy, fontány, lávky a schodiště.
    Na konci se zahrada prohlíží shora. Co je úplně zakryté, nepočítá se.
babylon-learn-chapter-2 = Lom
babylon-learn-text-2 =
    Tah začíná v lomu: vezmi vrchní dílek kterékoli hromádky. Dostaneš sloup za každou jeho hranu, u které nestojí vyšší kámen, a ještě jeden, když ukazuje květinu tvé desky.
    Hlína leží na žule, žula na čediči; čím hlubší kámen, tím víc symbolů má. Tady dá C3 dva sloupy, protože nad ním a vlevo od něj stojí hlína. Před prvním tahem odeberou dva nebo tři hráči ze hry několik hliněných dílků.
babylon-learn-chapter-3 = Jak se klade terasa
babylon-learn-text-3 =
    Dílek potřebuje podpěru aspoň pod třemi ze čtyř rohů. Jednoduchý sloup zvedne roh o jedno patro; dvojitý o dvě a stojí dva jednoduché. Sloupy stojí na prázdných políčkách desky nebo nižších dílků.
    Roh bez podpěry dostane vyhlídku za jeden bod; nic jiného tam už stát nemůže. Žádný dílek neleží přesně nad jiným a na patro lze stavět, jen když má zahrada dílek v patře pod ním.
babylon-learn-chapter-4 = Sochy a fontány
babylon-learn-text-4 =
    Po položení dílku smíš zdarma postavit, co dovolují jeho symboly. Socha potřebuje jeden symbol. První smí stát kdekoli, každá další ve stejné řadě nebo sloupci jako jiná socha.
    Fontána potřebuje dva symboly vedle sebe na dvou dílcích stejného patra. Aspoň jeden z obou dílků musí být položený v tomto tahu.
babylon-learn-chapter-5 = Lávky a schodiště
babylon-learn-text-5 =
    Lávka spojuje dva symboly na dílcích stejného patra, mezi kterými je právě jedno nižší, prázdné políčko. Tady vede z E4 na G4.
    Schodiště spojuje dva sousední symboly na dílcích, jejichž patra se liší o jedno. Tady vede z H5 nahoru na G5.
babylon-learn-chapter-6 = Co ti zůstává, a žetony
babylon-learn-text-6 =
    V tahu smíš položit vytěžený dílek, uložený dílek, nebo oba. Uložit si můžeš jeden dílek; na začátku je to tvůj počáteční. Zůstane ti nejvýš šest jednoduchých sloupů, dvojité ne.
    Od druhého kola něco mění žeton kola, a to pro všechny: sloup navíc, symbol, který se počítá jako jiný, dva sloupy za květinu.
babylon-learn-chapter-7 = Co se počítá
babylon-learn-text-7 =
    Socha má hodnotu svého patra, fontána a lávka trojnásobek patra, schodiště součet obou pater. Vyhlídka je za bod a výška zahrady za dva body za každé patro.
    Čtyři body jsou za každou sadu všech čtyř dekorací a čtyři za každou sadu čtyř různých květin na viditelných dílcích.
babylon-learn-chapter-8 = Konec a kdo vyhrává
babylon-learn-text-8 =
    Ve dvou se hraje patnáct kol, ve třech třináct, ve čtyřech jedenáct.
    Vyhrává, kdo má nejvíc bodů. Při shodě vyhrává zahrada s menším počtem holých políček.

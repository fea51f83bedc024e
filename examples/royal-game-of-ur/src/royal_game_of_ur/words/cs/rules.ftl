# Pravidla Královské hry z Uru našimi slovy.

ur-learn-chapter-1 = Závod sedmi kamenů
ur-learn-text-1 =
    Každý hráč vede sedm kamenů přes desku domů. Kameny se nasazují na vlastní straně, projdou celou prostřední řadu, kterou mají oba hráči společnou, a odcházejí zase po vlastní straně.
    Světlý jde po dolní řadě, Tmavý po horní.
ur-learn-chapter-2 = Čtyři kostky
ur-learn-text-2 =
    Každá ze čtyř kostek ukazuje označený, nebo prázdný vrchol. Počet označených je tvůj hod: 0 až 4, nejčastěji 2.
    Právě o tolik táhneš jedním kamenem, nebo nasadíš nový. Kdo hodí 0 nebo nemůže táhnout, vynechává. Dva tvé kameny nikdy nestojí na jednom poli.
ur-learn-chapter-3 = Braní
ur-learn-text-3 =
    V prostřední řadě se kameny potkávají. Přijde-li tvůj na pole, kde stojí soupeřův, soupeřův kámen se vrací a musí začít znovu.
    Na vlastních polích se tě nikdo nedotkne.
ur-learn-chapter-4 = Růžice
ur-learn-text-4 =
    Pět polí nese růžici. Kdo na ni přijde, hází a táhne znovu.
    Růžice v prostřední řadě je také útočiště: kámen, který na ní stojí, nelze vzít.
ur-learn-chapter-5 = Domů
ur-learn-text-5 =
    Kámen opouští desku jen přesným hodem. Kdo má první doma všech sedm kamenů, vítězí.

# Pravidla hry Eufrat a Tigris našimi slovy.

tigris-learn-chapter-1 = Země mezi řekami
tigris-learn-text-1 =
    Na desce je pevnina a dvě řeky. Od začátku tu stojí deset chrámů, každý s pokladem.
    Políčka sousedí hranou, nikdy rohem. Farmy, modré kartičky, se kladou jen na řeky; všechny ostatní jen na pevninu.
tigris-learn-chapter-2 = Vůdci a království
tigris-learn-text-2 =
    Každý má čtyři vůdce: červeného kněze, modrého farmáře, zeleného obchodníka a černého krále. Vůdce stojí na pevnině vedle chrámu.
    Kartičky a vůdci, kteří spolu sousedí, tvoří region. Region s vůdcem je království. V jednom království mohou žít vůdci více hráčů, jen ne dva stejné barvy.
tigris-learn-chapter-3 = Dvě akce v tahu
tigris-learn-text-3 =
    Ve svém tahu máš dvě akce: umístit nebo přesunout vůdce, položit kartičku, použít katastrofu, nebo vyměnit kartičky z ruky.
    Když se kartička připojí ke království, získá majitel tamního vůdce její barvy jeden bod této barvy. Když takový vůdce chybí, bod bere král. Nakonec si dobereš zpátky do šesti kartiček.
tigris-learn-chapter-4 = Vnitřní konflikt: dva vůdci jedné barvy v království
tigris-learn-text-4 =
    Vůdce, který vstoupí do království, kde už stojí jiný vůdce jeho barvy, začíná vnitřní konflikt. Každá strana počítá chrámy, které sousedí s jejím vůdcem.
    Útočník přidá chrámy z ruky, po něm obránce. Vyhrává větší číslo, při shodě obránce. Poražený vůdce jde domů a vítěz získá jeden červený bod.
tigris-learn-chapter-5 = Vnější konflikt: ze dvou království je jedno
tigris-learn-text-5 =
    Kartička, která spojí dvě království, body nepřináší. Pokud mají obě vůdce stejné barvy, nastane vnější konflikt. Tady by kartička na I5 postavila proti sobě dva krále.
    Každá strana počítá kartičky této barvy ve svém království a smí přidat takové kartičky z ruky. Poražený přijde o vůdce i o všechny kartičky, které ho podporovaly. Vítěz získá bod této barvy za vůdce a za každou kartičku, která odešla.
tigris-learn-chapter-6 = Monumenty
tigris-learn-text-6 =
    Čtyři kartičky jedné barvy ve čtverci se mohou stát monumentem. Kartičky se otočí a na nich stojí dvoubarevný monument; jedna z barev je barva kartiček.
    Na konci tvého tahu ti přinese bod každý tvůj vůdce v jeho království, který má některou z barev monumentu.
tigris-learn-chapter-7 = Poklady a katastrofy
tigris-learn-text-7 =
    Když je v království víc než jeden poklad, majitel tamního obchodníka si vezme všechny kromě jednoho. Tady stačí dojít k chrámu na N5.
    Každý má dvě katastrofy. Katastrofa zničí kartičku, nebo navždy zablokuje prázdné políčko; může království roztrhnout.
tigris-learn-chapter-8 = Konec a kdo vyhrává
tigris-learn-text-8 =
    Hra končí, když na konci tahu zbývají na desce jen dva poklady, nebo když už pytlík nestačí na doplnění ruky.
    Každý poklad je bod té barvy, kterou chceš. Tvoje skóre je pak tvoje nejslabší barva: kdo jednu oblast zanedbá, nevyhraje. Při shodě rozhodne další nejslabší barva.

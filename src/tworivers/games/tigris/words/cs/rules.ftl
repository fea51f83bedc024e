# Pravidla hry Eufrat a Tigris našimi slovy.

learn-tigris-chapter-1 = Země mezi řekami
learn-tigris-text-1 =
    Na desce je pevnina a dvě řeky. Od začátku tu stojí deset chrámů, každý s pokladem.
    Políčka sousedí hranou, nikdy rohem. Farmy, modré kartičky, se kladou jen na řeky; všechny ostatní jen na pevninu.
learn-tigris-chapter-2 = Vůdci a království
learn-tigris-text-2 =
    Každý má čtyři vůdce: červeného kněze, modrého farmáře, zeleného obchodníka a černého krále. Vůdce stojí na pevnině vedle chrámu.
    Kartičky a vůdci, kteří spolu sousedí, tvoří region. Region s vůdcem je království. V jednom království mohou žít vůdci více hráčů, jen ne dva stejné barvy.
learn-tigris-chapter-3 = Dvě akce v tahu
learn-tigris-text-3 =
    Ve svém tahu máš dvě akce: umístit nebo přesunout vůdce, položit kartičku, použít katastrofu, nebo vyměnit kartičky z ruky.
    Když se kartička připojí ke království, získá majitel tamního vůdce její barvy jeden bod této barvy. Když takový vůdce chybí, bod bere král. Nakonec si dobereš zpátky do šesti kartiček.
learn-tigris-chapter-4 = Vnitřní konflikt: dva vůdci jedné barvy v království
learn-tigris-text-4 =
    Vůdce, který vstoupí do království, kde už stojí jiný vůdce jeho barvy, začíná vnitřní konflikt. Každá strana počítá chrámy, které sousedí s jejím vůdcem.
    Útočník přidá chrámy z ruky, po něm obránce. Vyhrává větší číslo, při shodě obránce. Poražený vůdce jde domů a vítěz získá jeden červený bod.
learn-tigris-chapter-5 = Vnější konflikt: ze dvou království je jedno
learn-tigris-text-5 =
    Kartička, která spojí dvě království, body nepřináší. Pokud mají obě vůdce stejné barvy, nastane vnější konflikt. Tady by kartička na I5 postavila proti sobě dva krále.
    Každá strana počítá kartičky této barvy ve svém království a smí přidat takové kartičky z ruky. Poražený přijde o vůdce i o všechny kartičky, které ho podporovaly. Vítěz získá bod této barvy za vůdce a za každou kartičku, která odešla.
learn-tigris-chapter-6 = Monumenty
learn-tigris-text-6 =
    Čtyři kartičky jedné barvy ve čtverci se mohou stát monumentem. Kartičky se otočí a na nich stojí dvoubarevný monument; jedna z barev je barva kartiček.
    Na konci tvého tahu ti přinese bod každý tvůj vůdce v jeho království, který má některou z barev monumentu.
learn-tigris-chapter-7 = Poklady a katastrofy
learn-tigris-text-7 =
    Když je v království víc než jeden poklad, majitel tamního obchodníka si vezme všechny kromě jednoho. Tady stačí dojít k chrámu na N5.
    Každý má dvě katastrofy. Katastrofa zničí kartičku, nebo navždy zablokuje prázdné políčko; může království roztrhnout.
learn-tigris-chapter-8 = Konec a kdo vyhrává
learn-tigris-text-8 =
    Hra končí, když na konci tahu zbývají na desce jen dva poklady, nebo když už pytlík nestačí na doplnění ruky.
    Každý poklad je bod té barvy, kterou chceš. Tvoje skóre je pak tvoje nejslabší barva: kdo jednu oblast zanedbá, nevyhraje. Při shodě rozhodne další nejslabší barva.

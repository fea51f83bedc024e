# Pravidla našimi slovy a první hry s průvodcem.

## Stránka

page-learn-guided = První hra s průvodcem
page-learn-guided-why = Zahraješ { $number } akcí skutečné hry a u každé se dozvíš, proč. Trvá to asi deset minut.
page-learn-begin = Začít hru s průvodcem
page-learn-rules = Přečíst pravidla
page-learn-again = Ještě jednou
page-learn-step = Krok { $number } z { $of }
page-learn-astray = Dobrý nápad, ale teď ne. Napřed udělejme tohle:
page-learn-done = Máš za sebou první hru
page-learn-you = Ty
page-learn-rival = Ninsun

## Eufrat a Tigris: pravidla

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

## Eufrat a Tigris: hra s průvodcem

learn-tigris-do-1 = Vyber svého červeného vůdce, kněze, umísti ho na I8 a potvrď.
learn-tigris-why-1 = Vůdci stojí vedle chrámů. Chrám na I7 a tvůj kněz teď tvoří království. Tvoje soupeřka Ninsun už má na severu krále.
learn-tigris-do-2 = Polož chrám z ruky na I6.
learn-tigris-why-2 = Kartička, která se připojí ke království, vynese bod vůdci své barvy: tvůj kněz získá jeden červený bod. Tím jsou obě tvoje akce hotové a hraje Ninsun.
learn-tigris-do-3 = Umísti svého krále, černého vůdce, na J7.
learn-tigris-why-3 = Král bere body za osady a také za každou barvu, která v království nemá vlastního vůdce.
learn-tigris-do-4 = Polož osadu na K7.
learn-tigris-why-4 = Jeden černý bod pro tvého krále. Teď sleduj Ninsun: i ona smí umístit vůdce do tvého království.
learn-tigris-do-5 = Její obchodník stojí na J6 a bere ti zelené body. Umísti vlastního obchodníka na H6.
learn-tigris-why-5 = Dva obchodníci v jednom království: to je vnitřní konflikt. Oba sousedí s jedním chrámem, takže je to jedna ku jedné.
learn-tigris-do-6 = Přidej do konfliktu jeden chrám: nastav 1 a potvrď.
learn-tigris-why-6 = Ve vnitřním konfliktu rozhodují chrámy. Shoda by patřila obránci, takže potřebuješ o jeden víc.
learn-tigris-do-7 = Výhra je tvoje a její obchodník šel domů. Polož tržiště na G6.
learn-tigris-why-7 = Zelené body jsou teď tvoje. Pamatuj: nakonec se počítá jen tvoje nejslabší barva, takže potřebuješ všechny čtyři.
learn-tigris-do-8 = Chybí modrá. Umísti svého farmáře na H7.
learn-tigris-why-8 = Všichni čtyři vůdci teď stojí v jednom království: cokoli se připojí, vynese bod tobě.
learn-tigris-do-9 = Polož farmu na řeku, na I9.
learn-tigris-why-9 = Farmy leží jen na řekách. I9 sousedí s tvým knězem na I8, takže patří do království: jeden modrý bod.
learn-tigris-do-10 = Teď odvahu: polož tržiště na I5, mezi obě království.
learn-tigris-why-10 = Kartička spojí tvoje království s jejím. Obě mají krále, takže nastane vnější konflikt o osady: na desce je to jedna ku jedné.
learn-tigris-do-11 = Přidej jednu osadu a potvrď.
learn-tigris-why-11 = Ve vnějším konfliktu bojují kartičky sporné barvy. Když nic nepřidá, její král i osada zmizí a ty získáš za každé z nich černý bod.
learn-tigris-do-12 = Dva body a sever je tvůj. Polož osadu na K6.
learn-tigris-why-12 = Další černý bod a druhá kartička něčeho většího: podívej se na čtverec K6, L6, K7, L7.
learn-tigris-do-13 = Polož osadu na L7.
learn-tigris-why-13 = Tři ze čtyř.
learn-tigris-do-14 = Polož poslední osadu na L6.
learn-tigris-why-14 = Čtyři osady ve čtverci se mohou stát monumentem.
learn-tigris-do-15 = Postav červenočerný monument.
learn-tigris-why-15 = Osady se otočí. Od teď ti kněz i král vynesou po bodu na konci každého tvého tahu.
learn-tigris-done = Máš za sebou vůdce, kartičky, vnitřní i vnější konflikt a monument. Poklady patří obchodníkům, v jejichž království je víc než jeden; zbytek poznáš při hře. Začni se snadným soupeřem.

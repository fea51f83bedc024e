# První hra s průvodcem: Babylon.

babylon-learn-do-1 = Vyber v lomu dílek na A1 a potvrď.
babylon-learn-why-1 = Hlína leží nahoře, takže vedle ní není nic vyššího: čtyři hrany, čtyři sloupy. Bílá květina je i na tvé desce, a to dává pátý.
babylon-learn-do-2 = Polož ho na B4 jen se třemi sloupy: vyber B4, v malém čtverci stiskni levý dolní roh a potvrď.
babylon-learn-why-2 = Tři podpěry stačí. Volný roh dostane vyhlídku za jeden bod a jeden sloup ti zbude na později.
babylon-learn-do-3 = Postav sochu na B4.
babylon-learn-why-3 = Co dovolují symboly nového dílku, staví se zdarma. Socha má hodnotu svého patra: tady jeden bod. Potom hraje tvoje soupeřka Ninsun.
babylon-learn-do-4 = Vytěž dílek na C2.
babylon-learn-why-4 = Zase hlína s bílou květinou: pět sloupů. Se dvěma, které ti zbyly, jich máš sedm.
babylon-learn-do-5 = Polož ho na D4, zase se třemi sloupy: tentokrát nech volný pravý dolní roh.
babylon-learn-why-5 = Na D4 leží vedle tvého prvního dílku, takže se na C4 a D4 potkají dva symboly fontány.
babylon-learn-do-6 = Postav fontánu na C4 a D4.
babylon-learn-why-6 = Dva symboly vedle sebe na dvou dílcích stejného patra: tři body za každé patro.
babylon-learn-do-7 = Vyber uložený dílek, otoč ho dvakrát doprava a polož ho na G4 se sloupem pod každým rohem.
babylon-learn-why-7 = V tahu smíš položit dva dílky, vytěžený a uložený. Takhle otočený má symbol lávky naproti tomu na E4.
babylon-learn-do-8 = Postav lávku na E4 a G4.
babylon-learn-why-8 = Překlene právě jedno nižší, prázdné políčko. Také lávka má hodnotu tří bodů za každé patro.
babylon-learn-do-9 = Postav sochu na H4.
babylon-learn-why-9 = Další socha musí stát v jedné linii s jinou: H4 leží ve stejné řadě jako B4.
babylon-learn-do-10 = Vytěž v lomu dílek na D4.
babylon-learn-why-10 = Od druhého kola platí pro všechny žeton kola. Teď dává shodná květina dva sloupy, takže jich získáš šest.
babylon-learn-do-11 = Otoč dílek jednou doprava a polož ho na F5 s volným levým dolním rohem.
babylon-learn-why-11 = Jeden roh stojí na tvém počátečním dílku, dva sahají dvojitými sloupy až na desku. Tím leží ve druhém patře.
babylon-learn-do-12 = Postav schodiště na G5 a H5.
babylon-learn-why-12 = Schodiště spojuje patra, která se liší o jedno, a počítá obě: tři body. Teď máš všechny čtyři dekorace a celá sada přidá další čtyři.
babylon-learn-done = Máš za sebou těžbu, terasy ve dvou patrech i všechny druhy dekorací. Při hře sleduj přehled bodů: ukazuje, co je vidět shora a co chybí do sady. Začni se snadným soupeřem.

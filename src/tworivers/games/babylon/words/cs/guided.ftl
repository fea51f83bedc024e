# První hra s průvodcem: Babylon.

learn-babylon-do-1 = Vyber v lomu dílek na A1 a potvrď.
learn-babylon-why-1 = Hlína leží nahoře, takže vedle ní není nic vyššího: čtyři hrany, čtyři sloupy. Bílá květina je i na tvé desce, a to dává pátý.
learn-babylon-do-2 = Polož ho na B4 jen se třemi sloupy: vyber B4, v malém čtverci stiskni levý dolní roh a potvrď.
learn-babylon-why-2 = Tři podpěry stačí. Volný roh dostane vyhlídku za jeden bod a jeden sloup ti zbude na později.
learn-babylon-do-3 = Postav sochu na B4.
learn-babylon-why-3 = Co dovolují symboly nového dílku, staví se zdarma. Socha má hodnotu svého patra: tady jeden bod. Potom hraje tvoje soupeřka Ninsun.
learn-babylon-do-4 = Vytěž dílek na C2.
learn-babylon-why-4 = Zase hlína s bílou květinou: pět sloupů. Se dvěma, které ti zbyly, jich máš sedm.
learn-babylon-do-5 = Polož ho na D4, zase se třemi sloupy: tentokrát nech volný pravý dolní roh.
learn-babylon-why-5 = Na D4 leží vedle tvého prvního dílku, takže se na C4 a D4 potkají dva symboly fontány.
learn-babylon-do-6 = Postav fontánu na C4 a D4.
learn-babylon-why-6 = Dva symboly vedle sebe na dvou dílcích stejného patra: tři body za každé patro.
learn-babylon-do-7 = Vyber uložený dílek, otoč ho dvakrát doprava a polož ho na G4 se sloupem pod každým rohem.
learn-babylon-why-7 = V tahu smíš položit dva dílky, vytěžený a uložený. Takhle otočený má symbol lávky naproti tomu na E4.
learn-babylon-do-8 = Postav lávku na E4 a G4.
learn-babylon-why-8 = Překlene právě jedno nižší, prázdné políčko. Také lávka má hodnotu tří bodů za každé patro.
learn-babylon-do-9 = Postav sochu na H4.
learn-babylon-why-9 = Další socha musí stát v jedné linii s jinou: H4 leží ve stejné řadě jako B4.
learn-babylon-do-10 = Vytěž v lomu dílek na D4.
learn-babylon-why-10 = Od druhého kola platí pro všechny žeton kola. Teď dává shodná květina dva sloupy, takže jich získáš šest.
learn-babylon-do-11 = Otoč dílek jednou doprava a polož ho na F5 s volným levým dolním rohem.
learn-babylon-why-11 = Jeden roh stojí na tvém počátečním dílku, dva sahají dvojitými sloupy až na desku. Tím leží ve druhém patře.
learn-babylon-do-12 = Postav schodiště na G5 a H5.
learn-babylon-why-12 = Schodiště spojuje patra, která se liší o jedno, a počítá obě: tři body. Teď máš všechny čtyři dekorace a celá sada přidá další čtyři.
learn-babylon-done = Máš za sebou těžbu, terasy ve dvou patrech i všechny druhy dekorací. Při hře sleduj přehled bodů: ukazuje, co je vidět shora a co chybí do sady. Začni se snadným soupeřem.

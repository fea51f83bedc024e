# První hra s průvodcem: Babylonia.

learn-babylonia-do-1 = Vyber na stojanu kněze, polož ho na H7 a potvrď.
learn-babylonia-why-1 = H7 sousedí s městem i se zikkuratem. Zikkurat hned zaplatí bod. První hráč hraje v prvním tahu jen jeden žeton; potom hraje tvoje soupeřka Ninsun dva.
learn-babylonia-do-2 = Ninsun přišla k zikkuratu taky. Polož rolníka na H6.
learn-babylonia-why-2 = V tahu hraješ dva libovolné žetony, nebo tři a víc rolníků. Tentokrát to budou tři rolníci. H6 také sousedí se zikkuratem: další bod.
learn-babylonia-do-3 = Polož druhého rolníka na I8.
learn-babylonia-why-3 = Ještě jeden bod za zikkurat. A I8 leží vedle pole na I9, které je teď tvým rolníkům otevřené.
learn-babylonia-do-4 = Polož třetího rolníka na pole, na I9.
learn-babylonia-why-4 = Na pole smějí jen rolníci, a jen tam, kde vedle leží jiný tvůj žeton. Tohle pole platí šest bodů.
learn-babylonia-do-5 = Další rolníky nemáš: stiskni „{ babylonia-do-done }“.
learn-babylonia-why-5 = Po třech rolnících by šlo pokračovat čtvrtým. Na konci tahu si dobereš zpátky do pěti žetonů.
learn-babylonia-do-6 = Polož úředníka do řeky, na F7.
learn-babylonia-why-6 = V řece leží žeton lícem dolů. Jeho občan nic nevynáší, ale kolem města na G7 se počítá a spojuje tvoje žetony.
learn-babylonia-do-7 = Polož obchodníka na G8.
learn-babylonia-why-7 = Město na G7 ukazuje kněze a obchodníky. Volné je už jen G6: město se vyhodnotí, až bude zaplněná všechna pevnina kolem; na řece nezáleží.
learn-babylonia-do-8 = Ninsun získala město na J5. Teď polož svého kněze na G6.
learn-babylonia-why-8 = Tím je město na G7 obklopené. Vyhodnotí se na konci tahu a ty ještě hraješ druhý žeton.
learn-babylonia-do-9 = Polož úředníka na D10, vedle jiného zikkuratu.
learn-babylonia-why-9 = Tvoje žetony se teď dotýkají dvou zikkuratů, takže získáš dva body. Pak přijde na řadu město: dva body za každého spojeného kněze a obchodníka. Máš kolem něj nejvíc žetonů, takže je tvoje, a oba hráči dostanou bod za každé své město.
learn-babylonia-do-10 = Polož rolníka na H9.
learn-babylonia-why-10 = Spojí všechno, co tu máš, s městem na H10. Tvoji kněží se budou počítat i tam: občané se nikdy nespotřebují.
learn-babylonia-do-11 = Polož kněze na J7, na poslední volné políčko kolem zikkuratu.
learn-babylonia-why-11 = Dva body, protože se dotýkáš dvou zikkuratů. A kolem tohohle máš čtyři žetony, Ninsun dva: zikkurat je tvůj.
learn-babylonia-do-12 = Vyber kartu 1, deset bodů hned, a potvrď.
learn-babylonia-why-12 = Kdo získá zikkurat, bere si kartu. Většina karet pomáhá až do konce; tahle platí hned.
learn-babylonia-done = Máš za sebou občany i rolníky, sklizené pole, získané město i zikkurat. Takhle hra pokračuje, dokud někomu nedojdou žetony nebo nezbude nejvýš jedno město; vyhrává, kdo má nejvíc bodů. Začni se snadným soupeřem.

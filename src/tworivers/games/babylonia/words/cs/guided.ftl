# První hra s průvodcem: Babylonia.

babylonia-learn-do-1 = Vyber na stojanu kněze, polož ho na H7 a potvrď.
babylonia-learn-why-1 = H7 sousedí s městem i se zikkuratem. Zikkurat hned zaplatí bod. První hráč hraje v prvním tahu jen jeden žeton; potom hraje tvoje soupeřka Ninsun dva.
babylonia-learn-do-2 = Ninsun přišla k zikkuratu taky. Polož rolníka na H6.
babylonia-learn-why-2 = V tahu hraješ dva libovolné žetony, nebo tři a víc rolníků. Tentokrát to budou tři rolníci. H6 také sousedí se zikkuratem: další bod.
babylonia-learn-do-3 = Polož druhého rolníka na I8.
babylonia-learn-why-3 = Ještě jeden bod za zikkurat. A I8 leží vedle pole na I9, které je teď tvým rolníkům otevřené.
babylonia-learn-do-4 = Polož třetího rolníka na pole, na I9.
babylonia-learn-why-4 = Na pole smějí jen rolníci, a jen tam, kde vedle leží jiný tvůj žeton. Tohle pole platí šest bodů.
babylonia-learn-do-5 = Další rolníky nemáš: stiskni „{ babylonia-do-done }“.
babylonia-learn-why-5 = Po třech rolnících by šlo pokračovat čtvrtým. Na konci tahu si dobereš zpátky do pěti žetonů.
babylonia-learn-do-6 = Polož úředníka do řeky, na F7.
babylonia-learn-why-6 = V řece leží žeton lícem dolů. Jeho občan nic nevynáší, ale kolem města na G7 se počítá a spojuje tvoje žetony.
babylonia-learn-do-7 = Polož obchodníka na G8.
babylonia-learn-why-7 = Město na G7 ukazuje kněze a obchodníky. Volné je už jen G6: město se vyhodnotí, až bude zaplněná všechna pevnina kolem; na řece nezáleží.
babylonia-learn-do-8 = Ninsun získala město na J5. Teď polož svého kněze na G6.
babylonia-learn-why-8 = Tím je město na G7 obklopené. Vyhodnotí se na konci tahu a ty ještě hraješ druhý žeton.
babylonia-learn-do-9 = Polož úředníka na D10, vedle jiného zikkuratu.
babylonia-learn-why-9 = Tvoje žetony se teď dotýkají dvou zikkuratů, takže získáš dva body. Pak přijde na řadu město: dva body za každého spojeného kněze a obchodníka. Máš kolem něj nejvíc žetonů, takže je tvoje, a oba hráči dostanou bod za každé své město.
babylonia-learn-do-10 = Polož rolníka na H9.
babylonia-learn-why-10 = Spojí všechno, co tu máš, s městem na H10. Tvoji kněží se budou počítat i tam: občané se nikdy nespotřebují.
babylonia-learn-do-11 = Polož kněze na J7, na poslední volné políčko kolem zikkuratu.
babylonia-learn-why-11 = Dva body, protože se dotýkáš dvou zikkuratů. A kolem tohohle máš čtyři žetony, Ninsun dva: zikkurat je tvůj.
babylonia-learn-do-12 = Vyber kartu 1, deset bodů hned, a potvrď.
babylonia-learn-why-12 = Kdo získá zikkurat, bere si kartu. Většina karet pomáhá až do konce; tahle platí hned.
babylonia-learn-done = Máš za sebou občany i rolníky, sklizené pole, získané město i zikkurat. Takhle hra pokračuje, dokud někomu nedojdou žetony nebo nezbude nejvýš jedno město; vyhrává, kdo má nejvíc bodů. Začni se snadným soupeřem.

# Babylonia.

babylonia-title = Babylonia

## Slova. Atributy jsou tvary, které věty potřebují: 4. pád (acc), jeho množné číslo (accmany),
## 2. pád množného čísla (genmany).

clan-priest = kněz
    .acc = kněze
    .accmany = kněze
    .genmany = kněží
clan-merchant = obchodník
    .acc = obchodníka
    .accmany = obchodníky
    .genmany = obchodníků
clan-servant = úředník
    .acc = úředníka
    .accmany = úředníky
    .genmany = úředníků
clan-farmer = rolník
    .acc = rolníka
    .accmany = rolníky
    .genmany = rolníků
city-priest = město kněží
city-merchant = město obchodníků
city-servant = město úředníků
city-priest-merchant = město kněží a obchodníků
city-priest-servant = město kněží a úředníků
city-merchant-servant = město obchodníků a úředníků
city-priest-merchant-servant = město kněží, obchodníků a úředníků
field-5 = pole s pětkou
field-6 = pole se šestkou
field-7 = pole se sedmičkou
field-cities = pole se symbolem města
location-priest = { city-priest }
location-merchant = { city-merchant }
location-servant = { city-servant }
location-priest-merchant = { city-priest-merchant }
location-priest-servant = { city-priest-servant }
location-merchant-servant = { city-merchant-servant }
location-priest-merchant-servant = { city-priest-merchant-servant }
location-5 = { field-5 }
location-6 = { field-6 }
location-7 = { field-7 }
location-cities = { field-cities }

## Co umějí karty zikkuratu

babylonia-meaning-card-1 = Hned dostaneš deset bodů.
babylonia-meaning-card-2 = Po jednom ze svých tahů odehraješ ještě jeden.
babylonia-meaning-card-3 = Na stojan se ti vejde sedm žetonů.
babylonia-meaning-card-4 = Místo dvou žetonů smíš zahrát tři různé občany, všechny lícem nahoru.
babylonia-meaning-card-5 = Ke třem nebo více rolníkům smíš přidat jednoho občana, lícem nahoru.
babylonia-meaning-card-6 = Tvoji občané smějí na pole, i když vedle něj žádný žeton nemáš.
babylonia-meaning-card-7 = Kdykoli se bodují města, máš bod navíc za každou dvojici svých měst.
babylonia-meaning-card-8 = Volná pevnina mezi řekami spojuje tvoje žetony.
babylonia-meaning-card-9 = Volná políčka řek spojují tvoje žetony.

## Co se stalo

babylonia-turn-began = Tah { $turn }: { $seat }.
babylonia-tile-placed = { $seat } pokládá { $clan-acc } na { $hex }.
babylonia-face-down-placed = { $seat } pokládá žeton lícem dolů na { $hex }.
babylonia-points-won = { $seat } získává { $number } { $number ->
    [one] bod
    [few] body
   *[other] bodů
} { $reason ->
    [ziggurats] za zikkuraty
    [fields] za pole na { $hex }
    [nobles] za občany spojené s { $hex }
    [cities] za města
   *[cards] za kartu zikkuratu
}.
babylonia-field-harvested = { $seat } sklízí { $field-name } na { $hex }.
babylonia-tiles-finished = { $seat } má { $number ->
    [one] zahraný { $number } žeton
    [few] zahrané { $number } žetony
   *[other] zahraných { $number } žetonů
}.
babylonia-site-surrounded = Políčko { $hex } je obklopené.
babylonia-city-won = { $seat } získává { $city-name } na { $hex }.
babylonia-city-discarded = Kolem { $hex } je shoda v největším počtu žetonů: { $city-name } se odhazuje.
babylonia-ziggurat-won = { $seat } získává zikkurat na { $hex } a bere si kartu.
babylonia-ziggurat-tied = Kolem zikkuratu na { $hex } je shoda v největším počtu žetonů.
babylonia-card-taken = { $seat } si bere kartu { $card }.
babylonia-extra-turn = { $seat } otáčí kartu 2 a má tah navíc.
babylonia-tiles-drawn = { $seat } si dobírá { $number } { $number ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}.
babylonia-game-over = { $ending ->
    [rack] Konec hry: jednomu z hráčů došly žetony.
   *[cities] Konec hry: na herním plánu zbývá nejvýše jedno město.
}

## Co teď

babylonia-prompt-place = Zahraj žetony ze stojanu: dva libovolné, nebo tři a více rolníků.
babylonia-prompt-score = Vyber, které obklopené místo se vyhodnotí jako další.
babylonia-prompt-card = Vyber si kartu zikkuratu.
babylonia-prompt-extra = Teď můžeš využít kartu 2 a získat tah navíc.

## Proč ne

babylonia-asked-place = „{ $words }“ teď nejde: zahraj žetony ze stojanu.
babylonia-asked-score = „{ $words }“ teď nejde: vyber, které obklopené místo se vyhodnotí jako další.
babylonia-asked-card = „{ $words }“ teď nejde: vyber si kartu zikkuratu.
babylonia-asked-extra = „{ $words }“ teď nejde: řekni, jestli chceš tah navíc.
babylonia-tile-not-on-rack = Na stojanu nemáš žádného { $clan-acc }.
babylonia-hex-out-of-play = Při hře { $players } { $players ->
    [one] hráče
    [few] hráčů
   *[other] hráčů
} se políčko { $hex } nepoužívá.
babylonia-hex-has-tile = Na { $hex } už leží žeton.
babylonia-hex-has-city = Na { $hex } je město.
babylonia-hex-has-ziggurat = Na { $hex } stojí zikkurat.
babylonia-none-in-a-river = Zahrát víc než dva žetony znamená tři a více rolníků, a žádného do řeky; tam nesmějí ani občané přidaní díky kartám.
babylonia-one-noble = Mezi rolníky smí být nejvýše jeden občan.
babylonia-noble-among-farmers = Dva žetony už jsou položené: k rolníkům se smějí přidat jen rolníci a na občana mezi nimi je potřeba karta 5.
babylonia-noble-needs-three-farmers = K občanovi mezi rolníky patří aspoň tři rolníci, a tolik jich nemáš.
babylonia-third-noble = Po dvou občanech smí přijít už jen třetí, a to s kartou 4; všichni tři musí být různí.
babylonia-noble-on-field = Na { $hex } je pole: bez karty 6 na něj občan nesmí.
babylonia-field-not-open = Na { $hex } je pole: rolník na něj smí, jen když vedle už máš nějaký žeton.
babylonia-field-not-opened-by-river = Na { $hex } je pole: v této hře k němu nestačí žeton ležící lícem dolů v řece.
babylonia-no-room-for-farmer = Po žetonu na { $hex } by už nebylo místo pro rolníka, který musí přijít po něm.
babylonia-not-surrounded = Na { $hex } není žádné obklopené město ani zikkurat.
babylonia-card-not-there = Karta { $card } není v nabídce.
babylonia-not-done = { $number ->
    [0] Nejdřív musíš zahrát žetony.
   *[other] Jeden žeton nestačí: zahraj další.
}
babylonia-noble-needs-third-farmer = Občan a dva rolníci nestačí: zahraj třetího rolníka.
babylonia-no-such-site = Na „{ $hex }“ není žádné město ani nevyhodnocený zikkurat.

## Stránka

babylonia-letter-priest = K
babylonia-letter-merchant = O
babylonia-letter-servant = Ú
babylonia-letter-farmer = R
babylonia-name-north = Severně od Tigridu
babylonia-name-central = Mezi řekami
babylonia-name-south = Jižně od Eufratu
babylonia-name-tigris = Tigris
babylonia-name-euphrates = Eufrat
babylonia-name-out = nepoužívá se
babylonia-ziggurat = zikkurat
babylonia-here-tile = { $clan-name }, { $seat }
babylonia-here-face-down = žeton lícem dolů, { $seat }
babylonia-here-field = { $field-name }
babylonia-here-city = { $city-name }
babylonia-here-ziggurat = zikkurat
babylonia-here-scored = zikkurat, už vyhodnocený
babylonia-here-around = kolem: { $words }
babylonia-here-alone = kolem žádný žeton
babylonia-here-open = { $number ->
    [0] obklopeno
    [one] zbývá volné políčko { $words }
    [few] zbývají volná políčka { $words }
   *[other] zbývají volná políčka { $words }
}
babylonia-here-north = pevnina severně od Tigridu
babylonia-here-central = pevnina mezi řekami
babylonia-here-south = pevnina jižně od Eufratu
babylonia-here-tigris = řeka Tigris
babylonia-here-euphrates = řeka Eufrat
babylonia-here-out = nepoužívá se
babylonia-site-open = { $number ->
    [0] Je obklopeno. Kdyby se vyhodnotilo teď:
    [one] Zbývá jedno volné políčko: { $words }. Kdyby se vyhodnotilo teď:
    [few] Zbývají { $number } volná políčka: { $words }. Kdyby se vyhodnotilo teď:
   *[other] Zbývá { $number } volných políček: { $words }. Kdyby se vyhodnotilo teď:
}
babylonia-site-nobles = Občané
babylonia-site-touching = Kolem
babylonia-site-cities = Města
babylonia-site-won = Město by získal hráč { $seat }.
babylonia-site-card = Kartu zikkuratu by si vzal hráč { $seat }.
babylonia-site-discarded = Kolem je shoda: město by se odhodilo.
babylonia-site-tied = Kolem je shoda: kartu by nezískal nikdo.
babylonia-scored-nobles = { $number } { $number ->
    [one] občan
    [few] občané
   *[other] občanů
} × 2
babylonia-scored-cities = { $number } za města
babylonia-cards = Karty zikkuratů
babylonia-card-label = { $card }: { $words }
babylonia-card-owner = Vlastník: { $seat }.
babylonia-card-used = Tah navíc už byl využit.
babylonia-card-1 = Deset bodů
babylonia-card-2 = Tah navíc
babylonia-card-3 = Sedm na stojanu
babylonia-card-4 = Tři občané
babylonia-card-5 = Rolníci + občan
babylonia-card-6 = Občané na pole
babylonia-card-7 = Dvojice měst
babylonia-card-8 = Spojení po zemi
babylonia-card-9 = Spojení po řece
babylonia-rack = Tvůj stojan · vidíš ho jen ty
babylonia-rack-short = Tvůj stojan · v zásobě { $number }
babylonia-rack-of = Stojan: { $of }
babylonia-rack-short-of = Stojan: { $of } · v zásobě { $number }
babylonia-supply = Zásoba
babylonia-supply-left = { $number ->
    [one] žeton v zásobě
    [few] žetony v zásobě
   *[other] žetonů v zásobě
}
babylonia-cities = Města: pokaždé po bodu
babylonia-cities-none = zatím žádné
babylonia-cities-won = { $number } { $number ->
    [one] město
    [few] města
   *[other] měst
}
babylonia-own-cards = Karty
babylonia-cards-none = zatím žádná
babylonia-tile-number = { $number }. žeton
babylonia-choose-first = { $turn ->
    [1] První tah hry: vyber jeden žeton a pak místo.
    [2] Zahraj dva žetony: vyber jeden a pak místo.
   *[other] Zahraj dva libovolné žetony, nebo tři a více rolníků. Vyber žeton a pak místo.
}
babylonia-choose-second = Vyber druhý žeton a pak místo.
babylonia-choose-more = Můžeš hrát dál, nebo ukončit tah.
babylonia-choose-place = Vyber místo pro { $clan-acc }.
babylonia-choose-card = Zikkurat je tvůj: vyber si kartu.
babylonia-places = { $clan-name }: { $number } { $number ->
    [one] místo
    [few] místa
   *[other] míst
}
babylonia-end-brings = Konec tahu přinese:
babylonia-closing = Vyhodnotí se na konci tahu, zatím takto:
babylonia-waiting = Obklíčeno už dřív, vyhodnotí se také:
babylonia-do-tile = Položit { $clan-acc } na { $hex }
babylonia-do-river = Položit { $clan-acc } lícem dolů na { $hex }
babylonia-do-score = Vyhodnotit { $hex }
babylonia-do-card = Vzít kartu { $card }
babylonia-do-done = Ukončit tah
babylonia-do-extra-turn = Vzít si tah navíc
babylonia-do-no-extra-turn = Teď ne
babylonia-from-ziggurats = Zikkuraty
babylonia-from-fields = Pole
babylonia-from-nobles = Občané
babylonia-from-cities = Města
babylonia-from-cards = Karty
babylonia-held = Co kdo získal
babylonia-held-cities = Města
babylonia-held-cards = Karty zikkuratů

## Nemožné pozice

babylonia-no-such-hex = Políčko „{ $hex }“ neexistuje; políčka jsou od a2 do q11.
babylonia-no-location-there = Na { $hex } nemůže ležet město ani pole.
babylonia-hex-taken-twice = Na { $hex } nemohou ležet dvě věci.
babylonia-face-down-on-land = Políčko { $hex } je pevnina: tam leží žetony lícem nahoru.
babylonia-face-up-in-river = Políčko { $hex } je řeka: tam leží žetony lícem dolů.
babylonia-too-many-locations = Destička „{ $location-name }“ je v této pozici { $number }×; při tomto počtu hráčů je ve hře { $all }×.
babylonia-bare-spot = Příliš mnoho míst pro destičky lokací je prázdných: na sklizeném poli leží žeton.
babylonia-tiles-do-not-add-up = { $seat } má dohromady { $all } { $all ->
    [one] { $clan-acc }
    [few] { $clan-accmany }
   *[other] { $clan-genmany }
}: na herním plánu, na stojanu, lícem dolů a v zásobě.
babylonia-rack-too-large = { $seat } má na stojanu { $number } { $number ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}; nejvýše jich může být { $all }.
babylonia-rack-not-filled = { $seat } nemá plný stojan, i když v zásobě ještě žetony jsou.
babylonia-rack-is-empty = { $seat } nemá na stojanu žádný žeton, takže by hra už skončila.
babylonia-face-down-do-not-add-up = Položka „face_down“ uvádí víc nebo méně žetonů, než kolik jich { $seat } má na herním plánu lícem dolů.
babylonia-card-twice = Každá karta je jen na jednom místě.
babylonia-cards-do-not-add-up = Ve hře je sedm karet: 1 až 7, nebo s volbou „cards“: „random“ kterýchkoli sedm.
babylonia-cards-without-ziggurats = Hráči mají víc karet, než kolik je vyhodnocených zikkuratů.
babylonia-card-2-not-taken = Kartu 2 může využít jen hráč, který si ji vzal.
babylonia-ziggurat-not-scored = Na { $hex } není zikkurat, který by mohl být vyhodnocený.
babylonia-active-player-decides = Ve fázi „{ $phase }“ rozhoduje hráč, který je na tahu.
babylonia-over-needs-ending = U hry, která skončila, a jen u takové, musí být uvedeno, jak: { $known }.
babylonia-ending-does-not-fit = Takhle hra skončit nemohla: „{ $ending }“.
babylonia-is-over = Hra by už skončila: stojan je prázdný, nebo zbývá nejvýše jedno město.
babylonia-tiles-are-done = „laid“ patří k tahu, ve kterém se žetony ještě hrají, ne k fázi „{ $phase }“.
babylonia-site-waits = Obklopené místo na { $hex } by už bylo vyhodnocené.
babylonia-laid-not-on-board = Žetony z položky „laid“ musí ležet i na herním plánu.
babylonia-laid-too-many = Po žetonech z položky „laid“ by už žádný další přijít nemohl.
babylonia-no-card-to-choose = { $seat } nemá získaný žádný zikkurat, takže ani kartu, kterou by šlo vybrat.
babylonia-nothing-to-decide = Ve fázi „{ $phase }“ není o čem rozhodovat.

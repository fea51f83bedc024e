# Co říká každá hra.

player-number = Hráč { $number }
computer-number = Počítač { $number }

## Odmítnutí

game-is-over = Hra už skončila.
not-your-decision = Teď rozhoduje { $decider }.
no-such-action = Akce číslo { $number } neexistuje.
no-such-seat = Místo { $number } u stolu není.
bad-notation = „{ $text }“ není akce. Zapiš ji třeba takto: „{ $example }“, nebo si nech vypsat seznam.
clock-has-run-out = { $seat } už nemá žádný čas.
nothing-to-undo = Není co vzít zpět.
undo-others-decided = Od té doby už rozhodoval někdo jiný: tohle vzít zpět nejde.
undo-something-revealed = Od té doby se něco dobíralo nebo odkrylo: tohle vzít zpět nejde.

## Změny míst

seat-freed = { $before } odchází: místo je volné.
seat-filled = { $player } usedá na volné místo.
seat-elsewhere = { $player } pokračuje na jiném zařízení.
seat-taken-over = Místo přebírá { $player } (dosud { $before }).
seat-to-computer = Dál hraje počítač (dosud { $before }).

## Volby, pozice, záznamy

unknown-game = Hra „{ $name }“ tu není. Na výběr jsou: { $known }.
bad-players = Hra je pro { $least } až { $most } { $most ->
    [one] hráče
    [few] hráče
   *[other] hráčů
}, ne pro { $players }.
bad-option = Tahle volba nevyhovuje: { $reason }. Volby jsou: { $known }.
bad-first = „{ $first }“ začínat nemůže: vyber místo od 0 do { $most }, nebo „random“ (náhodně).
bad-rules-version = Pravidla ve verzi { $rules } neexistují.
bad-names = Počet jmen ({ $number }) nesouhlasí s počtem hráčů ({ $players }).
bad-clock = Hodiny potřebují čas větší než nula a přídavek, který není záporný.
position-malformed = Pozici nelze přečíst: { $reason }.
position-unknown-name = „{ $name }“ v položce „{ $what }“ být nemůže. Na výběr jsou: { $known }.
position-bad-number = Hodnota { $number } v položce „{ $what }“ být nemůže.
position-one-a-player = Položka „{ $what }“ musí mít pro každého hráče jeden údaj (počet hráčů: { $players }).
position-no-such-seat = Místo { $number } neexistuje; místa jsou od 0 do { $most }.
record-unreadable = Soubor { $path } nelze přečíst: { $reason }.
record-not-json = Soubor není záznam hry: není to JSON ({ $reason }).
record-foreign = Soubor není záznam hry z Two Rivers.
record-other-format = Záznam má formát „{ $format }“; tato verze čte „{ $known }“.
record-malformed = Záznam je poškozený: { $reason }.
record-bad-start = Hru ze záznamu nelze připravit: { $reason }
record-bad-seed = Semínko náhody v záznamu je poškozené: musí to být 64 šestnáctkových číslic.
record-bad-entry = Položku záznamu číslo { $number } nelze zahrát: { $reason }
record-other-draw = V položce záznamu číslo { $number }, „{ $action }“, se dobírá něco jiného, než záznam uvádí.
record-other-state = Po položce číslo { $number }, „{ $action }“, stojí hra jinak, než záznam uvádí.
record-other-end = Konec záznamu nesouhlasí s jeho položkami.

## Server

no-identity = Nejdřív jednou otevři stránku, ať víme, kdo jsi.
no-such-table = Takový stůl tu není.
table-not-started = Hra ještě nezačala.
table-already-started = Hra už začala.
table-full = U tohoto stolu není žádné volné místo.
seats-still-open = Některá místa jsou ještě volná.
seat-taken = Tam už někdo sedí.
seat-not-yours = To není tvoje místo.
seat-link-invalid = Tento odkaz na místo u stolu už neplatí.
not-the-host = To smí jen ten, kdo stůl připravil.
too-many-requests = To bylo trochu rychle. Zkus to za chvíli znovu.
you-are-muted = Správce si nepřeje, aby se odtud psalo do chatu.
hints-not-allowed = U tohoto stolu se hraje bez nápovědy.
table-not-running = U tohoto stolu se právě nehraje.
no-such-moment = Takový okamžik v této hře není.
store-away = Server se právě nemůže dostat ke svým datům. Nic se neztratilo: zkus to za chvilku znovu.
stale-version = Na stole se mezitím něco změnilo: podívej se znovu. Stůl je ve verzi { $version }.
game-not-ready = Hra { $name } se ještě připravuje. Zkus to za chvilku.
game-not-finished = Záznam bude k dispozici, až hra skončí.
message-too-large = Zpráva je příliš velká.
bad-level = Úroveň „{ $level }“ tu není. Na výběr jsou: { $known }.
option-names-a-file = Volba „{ $name }“ smí odkazovat na soubor jen na tvém vlastním počítači; tady zadej přímo jeho obsah.

## Úrovně počítačových soupeřů

level-random = Náhoda
    .about = Zahraje cokoli dovoleného, bez přemýšlení.
level-novice = Nováček
    .about = Ví, za co jsou body, ale to nejlepší často přehlédne. Dobrý na učení.
level-apprentice = Učeň
    .about = Pokaždé zahraje úhledný tah a neptá se, co na to uděláš ty.
level-merchant = Kupec
    .about = Zváží tvé odpovědi a málokdy něco daruje. Vyrovnaný soupeř pro většinu hráčů.
level-governor = Místodržící
    .about = Dívá se dál dopředu; hru ve dvou si procvičil v tisících partií. Těžko k poražení.
level-king = Král
    .about = Nejsilnější, jakého máme: na tah přemýšlí až tři sekundy.

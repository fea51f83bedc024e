# Hra v terminálu a příkazová řádka.

terminal-help =
    Napiš akci, například „{ $example }“; klávesa Tab ji doplní. Akce i příkazy se píšou anglicky:
      list [slova]    povolené akce, všechny nebo jen ty, které tak začínají; pak stačí napsat číslo
      why AKCE        proč akce není povolená
      preview AKCE    co by akce způsobila
      undo [turn]     vzít zpět poslední akci, nebo celý svůj tah (undo turn)
      save [SOUBOR]   uložit hru do souboru
      log             co se zatím odehrálo
      quit            skončit
terminal-ask-help = Napiš akci, nebo ? pro nápovědu.
terminal-none = Žádná taková akce není.
terminal-legal = Tahle akce je povolená.
terminal-curtain = Klávesnici si bere { $seat }. Pokračuj klávesou Enter.
terminal-left = Na shledanou.
terminal-saved = Uloženo do souboru { $path }.
terminal-not-saved = Do souboru { $path } nelze zapsat: { $reason }.
terminal-result = Výsledek
terminal-place = pořadí
terminal-player = hráč
terminal-score = skóre
bad-bots = Počítač nemůže hrát na tolika místech: { $number }. Nejméně 0, nejvýše { $most }.
bad-language = Jazyk „{ $language }“ tu není. Na výběr jsou: { $known }.
bad-option-word = „{ $word }“ není volba: zapiš ji jako název=hodnota.
rules-missing = Pravidla hry { $name } nejsou nainstalovaná.
no-such-rule = Hra { $name } nemá pravidlo { $number }.

## Soupeři a aréna

bad-kind = Soupeř „{ $text }“ neexistuje. Na výběr jsou: { $known }; za search patří rozpočet, třeba search:1s.
bad-budget = „{ $text }“ není rozpočet: zapiš sekundy jako 0.5s, sekundy procesoru jako 0.5cpu, nebo počet simulací.
bad-contenders = Aréna potřebuje soupeře a test s předčasným koncem právě dva.
bad-arena-file = { $path } není soubor arény: { $reason }.
other-arena-file = V souboru { $path } je aréna s jiným nastavením. Zvol jiný soubor, nebo pokračuj se stejným nastavením.
bad-stop = Zastavit umí jen sprt, a horší podíl musí být pod lepším.
other-training-file = V souboru { $path } je jiné učení. Zvol jiný soubor, nebo pokračuj stejným příkazem.

## Pro správce serveru

bad-database = „{ $address }“ není databáze, kterou lze použít: vynech ji, nebo zadej postgresql://….
needs-extra = { $what } potřebuje další software: nainstaluj ho příkazem „pip install tworivers[{ $extra }]“.
needs-postgres = { $what } potřebuje databázi pro více serverů: zadej --database postgresql://….
worker-needs-queue = Pracovní proces si bere práci z fronty: zadej --queue redis://… nebo postgresql://….
bad-channels = „{ $address }“ není adresa serveru Redis: zadej redis://….
bad-queue = „{ $address }“ není adresa fronty: zadej redis://… nebo postgresql://….
target-not-empty = { $place } není prázdné místo: nic se nezkopírovalo.
copy-differs = Kopie části { $name } se liší od originálu: nic se nezkopírovalo.
no-data-here = V { $path } nejsou žádná data serveru.
no-such-person = Nikdo se jménem „{ $name }“ tu není.
bad-settings-file = Soubor { $path } nelze přečíst: { $reason }.
bad-setting = Některé nastavení nevyhovuje: { $reason }.

## Hry z jiných balíčků

terminal-game = Hra
terminal-title = Název
terminal-players = Hráči
terminal-package = Balíček
game-import-failed = Hru „{ $name }“ z balíčku { $package } nelze načíst: { $reason }.
game-not-a-game = Balíček { $package } přináší hru „{ $name }“, ale { $member } není Game.
game-bad-name = Balíček { $package } přináší hru se jménem „{ $name }“: jméno má jen malá písmena a číslice, začíná písmenem a má nejvýše 30 znaků.
game-name-differs = Balíček { $package } přináší hru „{ $name }“, která se sama jmenuje „{ $own }“: jméno musí být stejné jako u vstupního bodu.
game-name-taken = Balíček { $package } přináší hru „{ $name }“, ale hru toho jména už má { $other }.
game-contract-version = Hra „{ $name }“ z balíčku { $package } byla napsána pro verzi { $version } rozhraní; tato verze Two Rivers rozumí { $known }.
game-member-missing = Hře „{ $name }“ z balíčku { $package } chybí člen „{ $member }“.
game-member-wrong = Člen „{ $member }“ hry „{ $name }“ z balíčku { $package } je chybný: musí to být { $wanted }.
game-not-compiled = Pravidla hry „{ $name }“ nelze přeložit: { $reason }.

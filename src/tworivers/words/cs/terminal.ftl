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

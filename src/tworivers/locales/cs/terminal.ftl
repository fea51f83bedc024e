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

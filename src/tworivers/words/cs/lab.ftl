# Slova laboratoře.

missing-extra = K tomu je potřeba „{ $module }“ a to tu není nainstalované. Nainstaluj ho příkazem: pip install 'tworivers[{ $extra }]'
bad-bot-class = „{ $path }“ není vlastní soupeř: { $reason }.
bad-corpus-folder = Složka { $path } nemůže obsahovat korpus: { $reason }.
other-corpus = Ve složce { $path } je korpus s jiným nastavením nebo s více partiemi. Zvol jinou složku, nebo pokračuj se stejným nastavením.
no-such-cluster = Na adrese „{ $address }“ neodpovídá žádný cluster Ray: { $reason }

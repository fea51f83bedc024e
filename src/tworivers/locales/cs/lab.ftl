# Slova laboratoře.

missing-extra = K tomu je potřeba „{ $module }“ a to tu není nainstalované. Nainstaluj ho příkazem: pip install 'tworivers[{ $extra }]'

# Słowa laboratorium.

missing-extra = Do tego potrzebny jest „{ $module }”, a nie jest zainstalowany. Zainstaluj go poleceniem: pip install 'tworivers[{ $extra }]'

# Słowa laboratorium.

missing-extra = Do tego potrzebny jest „{ $module }”, a nie jest zainstalowany. Zainstaluj go poleceniem: pip install 'tworivers[{ $extra }]'
bad-bot-class = „{ $path }” nie jest własnym przeciwnikiem: { $reason }.
bad-corpus-folder = Folder { $path } nie może zawierać korpusu: { $reason }.
other-corpus = W folderze { $path } jest korpus z innymi ustawieniami albo z większą liczbą partii. Wybierz inny folder albo kontynuuj z tymi samymi ustawieniami.
no-such-cluster = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray: { $reason }

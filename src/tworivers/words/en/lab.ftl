# Words of the lab.

missing-extra = This needs “{ $module }”, which is not installed. Install it with: pip install 'tworivers[{ $extra }]'
bad-bot-class = “{ $path }” is not an opponent of your own: { $reason }.
bad-corpus-folder = { $path } can't hold a corpus: { $reason }.
other-corpus = { $path } holds a corpus with other settings or more games. Choose another folder, or the same settings to go on.
no-such-cluster = No Ray cluster answers at “{ $address }”: { $reason }

# Palabras del laboratorio.

missing-extra = Para esto hace falta «{ $module }», que no está instalado. Instálalo con: pip install 'tworivers[{ $extra }]'
bad-bot-class = «{ $path }» no es un oponente propio: { $reason }.
bad-corpus-folder = { $path } no puede contener un corpus: { $reason }.
other-corpus = { $path } contiene un corpus con otros ajustes o con más partidas. Elige otra carpeta, o los mismos ajustes para seguir.
no-such-cluster = Ningún clúster de Ray responde en «{ $address }»: { $reason }

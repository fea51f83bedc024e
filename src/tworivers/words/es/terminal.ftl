# El juego en la terminal y la línea de órdenes.

terminal-help =
    Escribe una jugada, como «{ $example }»; la tecla Tab la completa. Jugadas y órdenes se escriben en inglés:
      list [palabras] las jugadas legales, todas o las que empiezan así; después basta con un número
      why JUGADA      por qué una jugada no está permitida
      preview JUGADA  qué pasaría con una jugada
      undo [turn]     deshacer la última jugada, o todo tu turno (undo turn)
      save [ARCHIVO]  guardar la partida en un archivo
      log             lo jugado hasta ahora
      quit            salir
terminal-ask-help = Escribe una jugada, o ? para ver la ayuda.
terminal-none = No hay ninguna jugada así.
terminal-legal = Esta jugada es legal.
terminal-curtain = Pasa el teclado a { $seat } y después pulsa Intro.
terminal-left = Hasta luego.
terminal-saved = Guardado en { $path }.
terminal-not-saved = No se puede escribir { $path }: { $reason }.
terminal-result = Resultado
terminal-place = puesto
terminal-player = jugador
terminal-score = puntuación
bad-bots = El ordenador no puede ocupar tantos asientos: { $number }. Como mínimo 0, como máximo { $most }.
bad-language = No hay ningún idioma «{ $language }». Puedes elegir: { $known }.
bad-option-word = «{ $word }» no es una opción: escríbela como nombre=valor.
rules-missing = Las reglas de { $name } no están instaladas.
no-such-rule = { $name } no tiene ninguna regla { $number }.

## Oponentes y la arena

bad-kind = No existe el oponente «{ $text }». Hay: { $known }; search lleva un presupuesto, como search:1s.
bad-budget = «{ $text }» no es un presupuesto: escribe los segundos como 0.5s, los de procesador como 0.5cpu, o un número de simulaciones.
bad-contenders = Una arena necesita contendientes, y una prueba que acaba antes, exactamente dos.
bad-arena-file = { $path } no es un archivo de la arena: { $reason }.
other-arena-file = { $path } guarda una arena con otros ajustes. Elige otro archivo, o los mismos ajustes para continuar.
bad-stop = Solo detiene sprt, y la parte peor ha de quedar por debajo de la mejor.
other-training-file = { $path } guarda otro entrenamiento. Elige otro archivo, o la misma orden para continuar.

## Para quien lleva el servidor

bad-database = «{ $address }» no es una base de datos que se pueda usar: déjala fuera o indica postgresql://….
needs-extra = { $what } necesita más software: instálalo con «pip install tworivers[{ $extra }]».
needs-postgres = { $what } necesita una base de datos para varios servidores: indica --database postgresql://….
worker-needs-queue = Un proceso de trabajo toma su trabajo de una cola: indica --queue redis://… o postgresql://….
bad-channels = «{ $address }» no es la dirección de un servidor Redis: indica redis://….
bad-queue = «{ $address }» no es la dirección de una cola: indica redis://… o postgresql://….
target-not-empty = { $place } no está vacío: no se ha copiado nada.
copy-differs = La copia de { $name } no es igual al original: no se ha copiado nada.
no-data-here = En { $path } no hay datos de ningún servidor.
no-such-person = No hay nadie llamado «{ $name }».
bad-settings-file = No se puede leer { $path }: { $reason }.
bad-setting = Un ajuste no vale: { $reason }.

## Juegos de otros paquetes

terminal-game = Juego
terminal-title = Título
terminal-players = Jugadores
terminal-package = Paquete
game-import-failed = No se puede cargar el juego «{ $name }» del paquete { $package }: { $reason }.
game-not-a-game = El paquete { $package } trae un juego «{ $name }», pero { $member } no es un Game.
game-bad-name = El paquete { $package } trae un juego llamado «{ $name }»: un nombre solo tiene letras minúsculas y cifras, empieza por una letra y tiene como mucho 30 signos.
game-name-differs = El paquete { $package } trae un juego «{ $name }» que se llama a sí mismo «{ $own }»: su nombre debe ser el del punto de entrada.
game-name-taken = El paquete { $package } trae un juego «{ $name }», pero { $other } ya tiene un juego con ese nombre.
game-contract-version = El juego «{ $name }» del paquete { $package } se escribió para la versión { $version } del contrato; esta versión de Two Rivers entiende la { $known }.
game-member-missing = Al juego «{ $name }» del paquete { $package } le falta el miembro «{ $member }».
game-member-wrong = El miembro «{ $member }» del juego «{ $name }» del paquete { $package } no es correcto: debe ser { $wanted }.
game-not-compiled = No se pueden compilar las reglas del juego «{ $name }»: { $reason }.

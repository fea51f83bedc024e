# Lo que dicen los ajustes y el menú de una mesa.

## Ajustes

page-set-look = Aspecto
page-set-play = Juego
page-set-notice = Sonido y avisos
page-set-vision = Colores
page-set-vision-common = habituales
page-set-vision-red-green = fáciles con rojo y verde
page-set-vision-blue-yellow = fáciles con azul y amarillo
page-set-steps = Mostrar paso a paso lo ocurrido desde mi turno
page-set-motion = Animaciones
page-set-motion-full = completas
page-set-motion-fast = rápidas
page-set-motion-none = ninguna
page-set-sound = Sonidos suaves
page-set-notify = Avisarme cuando sea mi turno
page-set-notify-refused = El navegador no permite avisos de esta página.
page-set-all = Todos los ajustes

## Cuenta

page-account = Tú
page-account-why = Puedes jugar sin cuenta. Con una cuenta encontrarás tus partidas en todos tus dispositivos.
page-account-yours = Tu cuenta: { $name }
page-account-name = Nombre de la cuenta
page-account-password = Contraseña
page-account-old = Contraseña actual
page-account-new = Contraseña nueva
page-account-adopt = Llevar las partidas que jugué como invitado
page-account-create = Crear una cuenta
page-account-enter = Iniciar sesión
page-account-change = Cambiar la contraseña
page-account-leave = Cerrar sesión
page-account-created = Tu cuenta está lista.
page-account-entered = Qué bien que hayas vuelto.
page-account-changed = La contraseña ha cambiado.
page-account-left = Has cerrado la sesión y juegas como invitado.
page-account-renamed = Tu nombre está guardado.

## Avisos a otro servicio

page-hook = Avisos con la página cerrada
page-hook-why = Cuando llega tu turno, el servidor envía un mensaje breve a esta dirección (un webhook, por ejemplo de una sala de chat).
page-hook-address = Dirección
page-hook-save = Guardar
page-hook-saved = La dirección está guardada.
page-hook-removed = Sin dirección: no se envía nada.
page-hook-last = Últimos avisos
page-hook-arrived = recibido
page-hook-failed = { $number ->
    [one] sin recibir, un intento
   *[other] sin recibir, { $number } intentos
}

## La mesa

page-matters-watching = { $number ->
    [0] Nadie está mirando.
    [one] Una persona está mirando.
   *[other] { $number } personas están mirando.
}
page-matters-hints = Se puede pedir consejo al ordenador.
page-matters-no-hints = En esta mesa no hay consejos.
page-matters-watch-link = Enlace para espectadores
page-matters-move = Mover este asiento a otro dispositivo
page-matters-move-how = Abre este enlace en tu otro dispositivo. Funciona una sola vez; desde aquí ya solo podrás mirar.
page-matters-move-new = Enlace nuevo
page-matters-ask = Pedir a { $name } que ceda su asiento:
page-matters-ask-invite = a otra persona
page-matters-ask-computer = al ordenador
page-matters-asked = Se ha pedido su asiento a { $name }; aún no ha contestado.
page-matters-stays = { $name } sigue en la partida.
page-matters-replace = Invitar a alguien en lugar de { $name }
page-matters-waits = El asiento de { $name } está libre.
page-matters-invitation = Copiar invitación
page-matters-computer = Que siga el ordenador
page-matters-replay = Ver la partida otra vez
page-matters-log = Descargar lo que he visto
page-resign-offer = Proponer terminar la partida
page-resign-waits = Has propuesto terminar la partida. Aún no están de acuerdo: { $names }.
page-abandon = Que el ordenador juegue por mí
page-abandon-sure = Sí, ceder mi asiento al ordenador
page-leave = Dejar la mesa
page-leave-sure = Sí, dejar la mesa
page-fair = Se puede comprobar el azar
page-fair-why = Todo lo que se saca al azar en esta partida sale de un número secreto. Su huella está aquí desde el principio y el número, al final: quien los compare verá que nada cambió entretanto.
page-fair-open = Quien preparó esta mesa eligió el número secreto y puede saber qué saldrá.
page-fair-seed = Semilla

## Preferencias y teclas

page-theme-label = Tema
page-theme-system = como el sistema
page-theme-light = claro
page-theme-dark = oscuro
page-coordinates = Coordenadas alrededor del tablero
page-letters = Letras en las losetas
page-marks = Mostrar qué pasaría en cada casilla
page-confirm = Preguntar antes de colocar una pieza
page-resign = Abandonar esta partida
page-resign-sure = Sí, abandonar
page-key-arrows = moverse por el tablero
page-key-enter = elegir una casilla, confirmar
page-key-escape = un paso atrás
page-key-next = siguiente casilla legal
page-key-undo = deshacer
page-key-command = escribir una jugada
page-key-help = estas teclas

## Negativas

account-name-taken = Ese nombre ya está en uso. Elige otro.
account-already = Ya tienes una cuenta.
account-none = Todavía no tienes una cuenta.
account-wrong = Ese nombre y esa contraseña no se corresponden.
webhooks-off = Este servidor no llama a otras direcciones.
webhook-bad-address = A esa dirección no se puede llamar.

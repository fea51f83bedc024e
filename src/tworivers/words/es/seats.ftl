# Lo que dicen las páginas sobre ocupar, mover y liberar asientos.

## Llegar con un enlace

page-arrive = Tienes una invitación
page-arrive-name = ¿Cómo deben llamarte los demás?
page-move = ¿Seguir aquí?
page-move-why = El asiento de { $name } se moverá a este dispositivo. Desde el otro ya solo se podrá mirar.
page-move-here = Mover el asiento aquí

## Antes de la partida

page-free = Liberar este asiento
page-free-sure = Sí, liberarlo
page-freed = El anfitrión ha liberado el asiento de { $name }.

## Avisos

page-ok = Vale
page-parted-moved = Tu asiento se ha movido a otro dispositivo. Para recuperarlo, abre allí el menú y elige «Mover este asiento a otro dispositivo».
page-parted-freed = El anfitrión ha liberado tu asiento.
page-asked-you-invite = El anfitrión te pide que cedas tu asiento a otra persona.
page-asked-you-computer = El anfitrión te pide que cedas tu asiento al ordenador.
page-asked-other-invite = El anfitrión pide a { $seat } que ceda su asiento a otra persona.
page-asked-other-computer = El anfitrión pide a { $seat } que ceda su asiento al ordenador.
page-asked-stay = Me quedo
page-asked-stays = { $seat } sigue en la partida.
page-seat-waits = El asiento de { $seat } está libre. Envía la invitación a alguien:

## Rechazos

seat-link-used = Este enlace ya se ha usado: abre un asiento una sola vez. Puedes mirar la partida o pedir otra invitación.
already-seated = Ya tienes un asiento en esta mesa.
seat-is-yours = Ese es tu propio asiento.
seat-of-computer = Solo se puede liberar un asiento que haya sido de una persona.
seat-holder-stays = { $name } se queda: durante la partida un asiento solo se libera si quien lo ocupa está de acuerdo o se ha quedado sin tiempo.
seat-not-asked = Nadie pide tu asiento.

# Lo que la página inicial y la mesa nueva dicen de Babylon.

babylon-about = Levanta los jardines colgantes, terraza sobre terraza. Solo cuenta lo que se ve desde arriba.
babylon-option-limited-supply = Reserva limitada de piezas

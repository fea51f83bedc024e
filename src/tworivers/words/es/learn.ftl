# Las reglas con nuestras palabras y las primeras partidas guiadas.

page-learn-guided = Primera partida guiada
page-learn-guided-why = Juegas { $number } jugadas de una partida de verdad, cada una con su explicación. Dura unos diez minutos.
page-learn-begin = Empezar la partida guiada
page-learn-rules = Leer las reglas
page-learn-again = Otra vez
page-learn-step = Paso { $number } de { $of }
page-learn-astray = Buena idea, pero ahora no. Hagamos antes esto:
page-learn-done = Has jugado tu primera partida
page-learn-you = Enki (tú)
page-learn-rival = Ninsun

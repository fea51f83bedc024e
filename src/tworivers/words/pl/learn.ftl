# Zasady naszymi słowami i pierwsze gry z przewodnikiem.

page-learn-guided = Pierwsza gra z przewodnikiem
page-learn-guided-why = Zagrasz { $number } { $number ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
} prawdziwej gry, każdy z wyjaśnieniem. Zajmie to około dziesięciu minut.
page-learn-begin = Zacznij grę z przewodnikiem
page-learn-rules = Przeczytaj zasady
page-learn-again = Jeszcze raz
page-learn-step = Krok { $number } z { $of }
page-learn-astray = Dobry pomysł, ale nie teraz. Najpierw zróbmy to:
page-learn-done = Pierwsza gra za tobą
page-learn-you = Enki (ty)
page-learn-rival = Ninsun

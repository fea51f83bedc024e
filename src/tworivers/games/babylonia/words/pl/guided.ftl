# Pierwsza gra z przewodnikiem: Babilonia.

babylonia-learn-do-1 = Wybierz z podstawki kapłana, połóż go na H7 i potwierdź.
babylonia-learn-why-1 = H7 styka się z miastem i z ziguratem. Zigurat od razu płaci punkt. Pierwszy gracz zagrywa w pierwszej turze tylko jeden żeton; potem twoja rywalka Ninsun zagrywa dwa.
babylonia-learn-do-2 = Ninsun też przyszła do ziguratu. Połóż rolnika na H6.
babylonia-learn-why-2 = W turze zagrywasz dowolne dwa żetony albo co najmniej trzech rolników. Tym razem niech będą trzej rolnicy. H6 też styka się z ziguratem: kolejny punkt.
babylonia-learn-do-3 = Połóż drugiego rolnika na I8.
babylonia-learn-why-3 = Jeszcze jeden punkt za zigurat. A I8 leży obok pola uprawnego na I9, które teraz stoi otworem dla twoich rolników.
babylonia-learn-do-4 = Połóż trzeciego rolnika na polu uprawnym, na I9.
babylonia-learn-why-4 = Na pola uprawne wchodzą tylko rolnicy i tylko tam, gdzie obok leży inny twój żeton. To pole płaci sześć punktów.
babylonia-learn-do-5 = Nie masz już rolników: naciśnij „{ babylonia-do-done }”.
babylonia-learn-why-5 = Po trzech rolnikach można by zagrać czwartego. Na końcu tury dobierasz do pięciu żetonów.
babylonia-learn-do-6 = Połóż urzędnika na rzece, na F7.
babylonia-learn-why-6 = Na rzece żeton leży odwrócony. Jego arystokrata nic nie przynosi, ale liczy się wokół miasta na G7 i łączy twoje żetony.
babylonia-learn-do-7 = Połóż kupca na G8.
babylonia-learn-why-7 = Miasto na G7 pokazuje kapłanów i kupców. Wolne jest już tylko G6: miasto rozlicza się, gdy cały ląd wokół jest zajęty; pola rzeki nie mają znaczenia.
babylonia-learn-do-8 = Ninsun zdobyła miasto na J5. Teraz połóż swojego kapłana na G6.
babylonia-learn-why-8 = To otacza miasto na G7. Rozliczy się je na końcu twojej tury, a ty masz jeszcze drugi żeton do zagrania.
babylonia-learn-do-9 = Połóż urzędnika na D10, obok innego ziguratu.
babylonia-learn-why-9 = Twoje żetony dotykają teraz dwóch ziguratów, więc to daje dwa punkty. Potem miasto: dwa punkty za każdego połączonego kapłana i kupca. Masz wokół niego najwięcej żetonów, więc jest twoje, a każde z was dostaje punkt za każde zdobyte dotąd miasto.
babylonia-learn-do-10 = Połóż rolnika na H9.
babylonia-learn-why-10 = Łączy wszystko, co tu masz, z miastem na H10. Twoi kapłani będą się liczyć i tam: arystokraci nigdy się nie zużywają.
babylonia-learn-do-11 = Połóż kapłana na J7, ostatnim wolnym polu wokół ziguratu.
babylonia-learn-why-11 = Dwa punkty, bo dotykasz dwóch ziguratów. A wokół tego masz cztery żetony, Ninsun dwa: zigurat jest twój.
babylonia-learn-do-12 = Wybierz kartę 1, dziesięć punktów od razu, i potwierdź.
babylonia-learn-why-12 = Kto zdobywa zigurat, bierze kartę. Większość kart pomaga do końca gry; ta płaci od razu.
babylonia-learn-done = Masz za sobą arystokratów i rolników, zebrane pole, zdobyte miasto i zigurat. Tak gra toczy się dalej, aż komuś skończą się żetony albo zostanie najwyżej jedno miasto; wygrywa ten, kto ma najwięcej punktów. Zacznij od łatwego przeciwnika.

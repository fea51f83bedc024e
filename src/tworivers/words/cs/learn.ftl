# Pravidla našimi slovy a první hry s průvodcem.

page-learn-guided = První hra s průvodcem
page-learn-guided-why = Zahraješ { $number } akcí skutečné hry a u každé se dozvíš, proč. Trvá to asi deset minut.
page-learn-begin = Začít hru s průvodcem
page-learn-rules = Přečíst pravidla
page-learn-again = Ještě jednou
page-learn-step = Krok { $number } z { $of }
page-learn-astray = Dobrý nápad, ale teď ne. Napřed udělejme tohle:
page-learn-done = Máš za sebou první hru
page-learn-you = Enki (ty)
page-learn-rival = Ninsun

# Zasady Królewskiej gry z Ur naszymi słowami.

ur-learn-chapter-1 = Wyścig siedmiu pionków
ur-learn-text-1 =
    Każdy gracz prowadzi siedem pionków przez planszę do domu. Pionki wchodzą po twojej stronie, przechodzą cały środkowy rząd, wspólny dla obu graczy, i schodzą znów po twojej stronie.
    Jasny idzie dolnym rzędem, Ciemny górnym.
ur-learn-chapter-2 = Cztery kostki
ur-learn-text-2 =
    Każda z czterech kostek pokazuje wierzchołek ze znakiem albo bez. Liczba znaków to twój rzut: od 0 do 4, najczęściej 2.
    Dokładnie o tyle ruszasz jednym pionkiem albo wprowadzasz nowy. Kto rzuci 0 lub nie ma ruchu, pasuje. Dwa twoje pionki nigdy nie stoją na jednym polu.
ur-learn-chapter-3 = Bicie
ur-learn-text-3 =
    W środkowym rzędzie pionki się spotykają. Gdy twój wejdzie na pole, na którym stoi pionek przeciwnika, tamten wraca i musi zacząć od nowa.
    Na własnych polach nikt cię nie ruszy.
ur-learn-chapter-4 = Rozety
ur-learn-text-4 =
    Pięć pól ma rozetę. Kto na nią wejdzie, rzuca i rusza jeszcze raz.
    Rozeta w środkowym rzędzie jest też schronieniem: stojącego na niej pionka nie można zbić.
ur-learn-chapter-5 = Do domu
ur-learn-text-5 =
    Pionek schodzi z planszy tylko dokładnym rzutem. Kto pierwszy ma w domu wszystkie siedem pionków, wygrywa.

# Klawisze gry Babilonia.

babylonia-key-tiles = kapłan, kupiec, urzędnik, rolnik
babylonia-key-diagonal = ruch po planszy na ukos
babylonia-key-end = zakończ turę
babylonia-key-cards = wybierz kartę ziguratu

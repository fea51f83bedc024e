# Klávesy hry Babylonia.

babylonia-key-tiles = kněz, obchodník, úředník, rolník
babylonia-key-diagonal = pohyb po plánu šikmo
babylonia-key-end = ukončit tah
babylonia-key-cards = vybrat kartu zikkuratu

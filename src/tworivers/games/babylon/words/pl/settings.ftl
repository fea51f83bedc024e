# Klawisze gry Babilon.

babylon-key-boards = kamieniołom, ogród z góry
babylon-key-turn = obróć płytkę
babylon-key-level = inny poziom
babylon-key-free = następny wolny róg
babylon-key-tiles = płytka wydobyta, płytka odłożona
babylon-key-token = żeton rundy
babylon-key-garden = obróć ogród

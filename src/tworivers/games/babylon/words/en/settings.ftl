# The keys of Babylon.

babylon-key-boards = the quarry, the garden from above
babylon-key-turn = turn the tile
babylon-key-level = the other level
babylon-key-free = the next free corner
babylon-key-tiles = mined tile, stored tile
babylon-key-token = the round's token
babylon-key-garden = turn the garden

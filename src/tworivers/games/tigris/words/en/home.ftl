# What the home page and a new table say of Tigris & Euphrates.

tigris-about = Found kingdoms, win wars and revolts. Your weakest sphere is your score.
tigris-option-board = Board
tigris-option-board-classic = Classic, ten treasures
tigris-option-board-advanced = Advanced, fourteen treasures
tigris-option-buildings = With buildings
tigris-option-open-scores = Open scores

# What the home page and a new table say of Babylon.

babylon-about = Raise the hanging gardens, terrace upon terrace. Only what is seen from above counts.
babylon-option-limited-supply = Limited supply of pieces

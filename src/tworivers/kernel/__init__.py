"""What compiled rules share: the @rule decorator, random numbers, bit sets, events."""

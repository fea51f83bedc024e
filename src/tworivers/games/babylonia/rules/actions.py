"""The action space and its notation.

Every kind of action that names a hex has 192 numbers (three words of 64), so that a set of hexes is a part of
the set of legal actions as it stands. The numbers that name no hex, and the unused rest of the last word,
are never legal.

    0    tile of clan c to hex   192 c + hex         priest f7
    768  site scored next        hex                 score i4
    960  card taken              number - 1          card 6
    969  no more tiles                               done
    970  extra turn                                  extra turn
    971  no extra turn                               no extra turn
"""

from tworivers.games.babylonia.rules.board import CARDS, CLANS, HEX_NAMES, HEXES

BLOCK = HEXES
TILE = 0
SCORE = TILE + len(CLANS) * BLOCK
CARD = SCORE + BLOCK
DONE = CARD + CARDS
EXTRA_TURN = DONE + 1
NO_EXTRA_TURN = EXTRA_TURN + 1
COUNT = CARD + 64
WORDS = COUNT // 64


def _notations() -> list[str]:
    words = [""] * COUNT
    for number, name in enumerate(HEX_NAMES):
        if name:
            for clan, noun in enumerate(CLANS):
                words[TILE + BLOCK * clan + number] = f"{noun} {name}"
            words[SCORE + number] = f"score {name}"
    for card in range(CARDS):
        words[CARD + card] = f"card {card + 1}"
    words[DONE] = "done"
    words[EXTRA_TURN] = "extra turn"
    words[NO_EXTRA_TURN] = "no extra turn"
    return words


NOTATIONS: list[str] = _notations()
NUMBERS: dict[str, int] = {words: action for action, words in enumerate(NOTATIONS) if words}


def normalized(text: str) -> str:
    """Notation as we write it: lower case, single spaces, a civil servant called servant."""
    return " ".join(text.lower().replace("civil servant", "servant").split())

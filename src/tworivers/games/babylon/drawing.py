"""x"""

from tworivers.games.babylon.view import View


def svg(view: View) -> str:
    return ""

"""What computer opponents know of Tigris & Euphrates beyond its rules."""

from tworivers.games.tigris.think.evaluation import (
    candidates,
    clear_lead,
    evaluate,
    evaluate_after,
    final_score,
    share,
)
from tworivers.games.tigris.think.features import SEAT, TABLE, features
from tworivers.kernel.thinking import Think

THINK = Think(
    evaluate=evaluate,
    evaluate_after=evaluate_after,
    final_score=final_score,
    clear_lead=clear_lead,
    candidates=candidates,
    share=share,
    features=features,
    table=TABLE,
    seat=SEAT,
)

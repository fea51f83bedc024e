"""What computer opponents know of Babylon beyond its rules."""

from tworivers.games.babylon.think.evaluation import (
    candidates,
    clear_lead,
    evaluate,
    evaluate_after,
    final_score,
    share,
)
from tworivers.games.babylon.think.features import SEAT, TABLE, features
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

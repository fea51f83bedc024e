"""What computer opponents know of Babylonia beyond its rules."""

from tworivers.games.babylonia.rules.standing import score
from tworivers.games.babylonia.think.evaluation import (
    NOTES,
    candidates,
    clear_lead,
    evaluate,
    evaluate_after,
    share,
)
from tworivers.games.babylonia.think.features import SEAT, TABLE, features
from tworivers.kernel.thinking import Think

THINK = Think(
    evaluate=evaluate,
    evaluate_after=evaluate_after,
    final_score=score,
    clear_lead=clear_lead,
    candidates=candidates,
    share=share,
    features=features,
    notes=NOTES,
    table=TABLE,
    seat=SEAT,
)

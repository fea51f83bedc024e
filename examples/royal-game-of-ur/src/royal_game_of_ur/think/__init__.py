"""What computer opponents know of the Royal Game of Ur beyond its rules."""

from tworivers.kernel.thinking import Think

from royal_game_of_ur.think.evaluation import clear_lead, evaluate, evaluate_after, final_score, share

THINK = Think(
    evaluate=evaluate,
    evaluate_after=evaluate_after,
    final_score=final_score,
    clear_lead=clear_lead,
    share=share,
)

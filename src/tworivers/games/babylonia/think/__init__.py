"""What computer opponents know of Babylonia beyond its rules."""

from tworivers.games.babylonia.think import evaluation, features
from tworivers.kernel.thinking import Think

THINK = Think.of(evaluation, features)

"""What computer opponents know of Babylon beyond its rules."""

from tworivers.games.babylon.think import evaluation, features
from tworivers.kernel.thinking import Think

THINK = Think.of(evaluation, features)

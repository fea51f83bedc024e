"""What computer opponents know of Tigris & Euphrates beyond its rules."""

from tworivers.games.tigris.think import evaluation, features
from tworivers.kernel.thinking import Think

THINK = Think.of(evaluation, features)

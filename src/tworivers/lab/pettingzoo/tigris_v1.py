"""Tigris & Euphrates as a PettingZoo environment."""

from functools import partial

from tworivers.lab.pettingzoo.environment import environment, raw_environment

env = partial(environment, "tigris")
raw_env = partial(raw_environment, "tigris")

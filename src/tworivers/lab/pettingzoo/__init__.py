"""The games as PettingZoo environments: `from tworivers.lab.pettingzoo import tigris_v1`."""

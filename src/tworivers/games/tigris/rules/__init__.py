"""The rules of Tigris & Euphrates, compiled: a rule stands here and nowhere else."""

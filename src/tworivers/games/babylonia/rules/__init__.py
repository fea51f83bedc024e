"""The rules of Babylonia, compiled: a rule stands here and nowhere else."""

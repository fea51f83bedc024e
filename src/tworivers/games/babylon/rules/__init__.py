"""The rules of Babylon, compiled: a rule stands here and nowhere else."""

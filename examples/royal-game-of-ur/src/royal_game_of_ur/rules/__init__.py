"""The rules (RULES.md has them in words and by number)."""

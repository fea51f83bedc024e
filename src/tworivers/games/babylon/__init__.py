"""Babylon, by Olivier Grégoire: gardens that hang on columns."""

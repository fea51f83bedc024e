"""Computer opponents: one file a kind. A bot sees a resampled state, never the hidden one."""

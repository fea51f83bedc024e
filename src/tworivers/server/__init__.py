"""The web service: people, tables, play, live updates, the store and jobs."""

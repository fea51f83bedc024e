"""What people read: messages, and the words that belong to no game."""

"""What learners see of Tigris & Euphrates."""

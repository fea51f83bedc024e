"""What learners see of Babylon."""

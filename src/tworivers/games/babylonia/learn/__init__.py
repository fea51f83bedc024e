"""What learners see of Babylonia."""

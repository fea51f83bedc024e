"""What people see of Babylonia: views, told events, refusals, positions, text and pictures."""

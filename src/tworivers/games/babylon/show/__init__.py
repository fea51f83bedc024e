"""What people see of Babylon: views, told events, refusals, positions, text and pictures."""

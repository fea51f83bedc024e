"""What people see of Tigris & Euphrates: views, told events, refusals, positions, text and pictures."""

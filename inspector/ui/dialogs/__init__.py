"""What asks or tells a person something apart from the panes."""

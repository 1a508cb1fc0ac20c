"""Pictures of Isle of Skye as SVG, drawn from views."""

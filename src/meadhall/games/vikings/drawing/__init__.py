"""Pictures of Vikings as SVG, drawn from views."""

"""Pictures of Vikings Gone Wild as SVG, drawn from views."""

"""Driftwood: pieces wash ashore, everybody runs for one in secret, and whoever comes alone takes it."""

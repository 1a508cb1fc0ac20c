"""The hall: tables, seats, live updates and bots, served to browsers."""

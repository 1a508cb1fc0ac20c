"""What the hall does, whoever asks for it: tables, seats, actions, bots, the lobby, replays."""

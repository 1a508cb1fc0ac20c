"""`python -m meadhall`."""

from .cli.main import run

run()

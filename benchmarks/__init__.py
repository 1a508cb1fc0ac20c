"""Measurements."""

import os

# What is measured is compiled code, from the first call on.
os.environ.setdefault("MEADHALL_COMPILE", "first")

"""The rules, compiled: box.py, state.py, rules.py."""

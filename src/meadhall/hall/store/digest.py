"""Digests of secrets."""

import hashlib


def digest(secret: str) -> str:
    """Return what the database keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()

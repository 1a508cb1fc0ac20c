"""Files for one process at a time, where the system can lock them (Windows cannot in this way)."""

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]


def lock_file(descriptor: int, wait: bool = False) -> bool:
    """Lock an open file until it is closed or the process ends; tell whether it was free, or wait until it is."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    except OSError:
        return False
    return True

"""`python -m meadhall.hall.compute.rasterize`: SVG on standard input becomes PNG on standard output.

A process of its own, because the library holds Python's lock while it works, half a second and more: in a thread it would
keep everybody in the hall waiting. Words need a font of the system; without any, the picture has none.
"""

import os
import sys

import resvg_py


def main() -> None:
    """Make one picture, behind whatever else the machine has to do."""
    if hasattr(os, "nice"):
        os.nice(19)
    sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=sys.stdin.buffer.read().decode()))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""One command runs it all: `python3 run.py up` starts the site, `python3 run.py test` checks everything."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is where somebody with an older one is told
    sys.exit(
        "Karijera needs Python 3.11 or newer; this is {}.{}. Start it with a newer one, for example: python3.11 run.py up".format(  # noqa: E501 - older ones must be able to read this
            *sys.version_info
        )
    )

from local.setup.command import main

if __name__ == "__main__":
    sys.exit(main())

"""Set-up by run.py before anything is installed: Python packages, Node and the web build.

Standard library only, since it runs under the machine's Python.
"""

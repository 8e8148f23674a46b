"""What run.py does before anything is installed: sets up Python packages, Node and the web build.

Standard library only, since it runs under whatever Python the machine has.
"""

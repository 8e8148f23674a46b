"""The site's pages: rendered by the web server, built files, and the shell."""

"""Pages of the site: server-side rendering, static files, and the SPA shell."""

"""Messages that people write to whoever runs the site, kept only until a mail server has taken them."""

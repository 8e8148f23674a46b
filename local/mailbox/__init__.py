"""Development mailbox: captures mails and text messages of the site and shows them on a page."""

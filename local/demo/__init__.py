"""What a new installation shows: real public-domain ads with shifted dates, and invented ads of the home markets."""

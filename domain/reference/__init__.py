"""What the world outside decides: places, occupations, languages, levels of education, driving licences."""

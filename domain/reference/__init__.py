"""Reference data: places, occupations, languages, levels of education, driving licences."""

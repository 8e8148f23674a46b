"""Legal forms of employers: "d.o.o." after a name says nothing of the name."""

import re

LEGAL_FORMS = re.compile(
    r"\b(?:j\.?\s?d\.?\s?o\.?\s?o|d\.?\s?o\.?\s?o(?:\.?\s?e\.?\s?l)?|d\.?\s?d|s\.?\s?p|d\.?\s?n\.?\s?o|obrt|gmbh|ltd|llc|inc"
    r"|plc|corp|co|company|limited|s\.?r\.?l|dooel|доо|дооел|ад)\b\.?",
    re.IGNORECASE,
)

"""Every string in an event or its envelope that is neither encrypted nor of a closed list, and why that is right.

The key is the class that declares the field, and the field. What is listed here stays readable for ever, also after a
person has been erased: it may say nothing about jobseekers.
"""

_AD = "Part of a published ad, which is public."
_TEXT = "Part of a text that the site publishes, by those who run it."
_DOCUMENT = "Name of a text of the site."
_FEED = "Names an ad in an employer's or a board's public feed."

REVIEWED: dict[str, str] = {
    "Actor.id": "Id of an account or employer; on the command line the operator's login name.",
    "AdDraft.additional_skills": _AD,
    "AdDraft.benefits": _AD,
    "AdDraft.description": f"{_AD} An employer may name a contact person in it, whom the ad itself makes public.",
    "AdDraft.digital_skills": _AD,
    "AdDraft.driving_licences": _AD,
    "AdDraft.requirements": _AD,
    "AdDraft.video_url": _AD,
    "AdPlace.country": "ISO 3166 code, by pattern.",
    "AdPlace.name": _AD,
    "AdSummary.format": "Name of a format; formats of later versions have to load.",
    "AdSummary.language": "ISO 639 code, by pattern.",
    "AdSummary.position": "ISCO-08 unit group, by pattern.",
    "AdSummary.title": _AD,
    "ApplicationInitiated.employer_name": "The employer as the public ad names it.",
    "ApplicationInitiated.job_place": _AD,
    "ApplicationInitiated.job_title": _AD,
    "ApplicationWay.target": f"{_AD} It may be the address of a contact person, whom the ad itself makes public.",
    "CvOpened.employer_name": "The employer as its public page names it.",
    "JobAd.description": f"{_AD} An employer may name a contact person in it, whom the ad itself makes public.",
    "JobAd.language": "ISO 639 code, by pattern.",
    "JobAd.title": _AD,
    "JobEmployer.name": "The employer as the public ad names it.",
    "JobSource.external_id": _FEED,
    "JobSource.feed": _FEED,
    "LanguageSkill.language": "ISO 639 code, by pattern.",
    "LanguageSkill.level": "CEFR level, by pattern.",
    "Salary.currency": "ISO 4217 code, by pattern.",
    "TextContent.category": _TEXT,
    "TextContent.countries": _TEXT,
    "TextContent.job_categories": _TEXT,
    "TextContent.provider": _TEXT,
    "TextContent.website": _TEXT,
    "DraftContent.markdown": _TEXT,
    "TextContent.slug": _TEXT,
    "DraftContent.summary": _TEXT,
    "DraftContent.title": _TEXT,
    "TextContent.topic": _TEXT,
    "TextsImported.document": _DOCUMENT,
    "TextsWithdrawn.document": _DOCUMENT,
}

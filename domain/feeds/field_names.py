"""Names of the fields of an ad in XML feeds, as job boards and their many dialects write them.

Names are compared without case, hyphens and underscores: `job_id`, `jobId` and `JOBID` are one. A slash stands for a
child of the field, as in `region/city`.
"""

from collections.abc import Mapping, Sequence

IDS = (
    *("referencenumber", "requisitionid", "reference", "referenceid", "jobreference", "jobid", "vacancyid", "offerid"),
    *("adid", "jobnumber", "externalid", "uniqueid", "guid", "ref", "id", "identifier"),
)
TITLES = ("title", "jobtitle", "positiontitle", "jobname", "vacancytitle", "position", "name")
DESCRIPTIONS = ("description", "jobdescription", "fulldescription", "descriptionhtml", "content", "body", "text")
REQUIREMENTS = ("requirements", "jobrequirements", "qualifications", "profile", "candidateprofile")
BENEFITS = ("benefits", "offer", "weoffer")
EMPLOYERS = (
    *("company", "companyname", "companytitle", "company/name", "company/title", "employer", "employername"),
    *("employer/name", "organization", "organisation", "hiringorganization", "advertisername", "advertiser"),
)
CITIES = (
    *("city", "location/city", "region/city", "address/city", "place/city", "location/name", "town", "locality"),
    *("municipality", "joblocation", "location", "place", "workplace", "address"),
)
REGIONS = ("state", "location/state", "region/state", "region/name", "province", "county", "region")
COUNTRIES = (
    *("country", "countrycode", "location/country", "location/countrycode", "region/country", "region/countrycode"),
    "address/country",
)
POSTAL_CODES = (
    *("postalcode", "zip", "zipcode", "postcode", "location/postalcode", "location/zip", "region/postalcode"),
    *("address/postalcode", "region/zip"),
)
LATITUDES = ("latitude", "lat", "location/latitude", "location/lat")
LONGITUDES = ("longitude", "lng", "lon", "long", "location/longitude", "location/lng")
ADDRESSES = ("url", "joburl", "link", "joblink", "deeplink", "applyurl", "applicationurl", "applylink", "apply/url")
PHONES = ("applyphone", "phone", "contactphone", "telephone")
TERMS = (
    *("jobtype", "contracttype", "employmenttype", "contract", "worktype", "workinghours", "schedule", "jobterm"),
    *("remotetype", "remote", "workmode", "type"),
)
OPENS = (
    *("date", "dateposted", "posteddate", "postedat", "pubdate", "publicationdate", "publishdate", "published"),
    *("publishedat", "publishedon", "postingdate", "activationdate", "issued", "created", "createdat", "updated"),
)
CLOSES = (
    *("expirationdate", "expires", "expiresat", "expireson", "expirydate", "expiredate", "expiration", "validthrough"),
    *("validto", "validuntil", "closingdate", "closedate", "closesat", "applicationdeadline", "deadline", "applyuntil"),
    *("applyby", "applybefore", "enddate", "dateend", "activeuntil", "lastapplicationdate", "applicationenddate"),
    *("expire", "expiry", "dateexpires", "expirationdatetime", "closing", "unpublishat", "offlinedate", "rokprijave"),
)
SALARIES = ("salary", "compensation", "salaryrange", "wage", "pay")
SALARY_MINIMA = ("salarymin", "minsalary", "salaryfrom", "salary/min", "salary/from", "minimumsalary")
SALARY_MAXIMA = ("salarymax", "maxsalary", "salaryto", "salary/max", "salary/to", "maximumsalary")
SALARY_CURRENCIES = ("salarycurrency", "salary/currency", "currency", "currencycode")
SALARY_PERIODS = ("salaryperiod", "salary/period", "salaryunit", "salarytype", "salary/unit", "salaryinterval")
LANGUAGES = ("language", "joblanguage", "lang", "languagecode", "locale")
CATEGORIES = ("category", "jobcategory", "occupation", "isco", "categories/category", "function", "department")

LOOKED_FOR: Mapping[str, Sequence[str]] = {
    "external_id": IDS,
    "title": TITLES,
    "description": DESCRIPTIONS,
    "employer": EMPLOYERS,
    "places": CITIES,
    "apply_address": ADDRESSES,
}
"""For refusals, by the field of a raw ad."""

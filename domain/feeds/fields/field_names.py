"""Names of the fields of an ad in XML, JSON and CSV, as job boards write them, in English and the languages of the
markets.

Names are compared in their plain form (`plain_name`): `job_id`, `jobId` and `Job ID` are one. A slash stands for a
child of the field, as in `region/city`. Of several that an ad has, the first in the table counts.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product


@lru_cache(maxsize=2_000)
def plain_name(written: str) -> str:
    """Letters and digits in lower case, without diacritics."""
    if written.isascii() and written.isalpha():
        return written.lower()
    decomposed = unicodedata.normalize("NFKD", written.casefold().replace("đ", "d"))
    return "".join(sign for sign in decomposed if sign.isalnum())


PREFIX = re.compile(
    r"(?:job(?:posting|publication)?|posting|vacancy|position|role|advert|listing|offer|primary|main"
    r"|oglas(?!iv|av)|natjecaj|konkurs|razpis|оглас(?!ув))(?=\w{2})"
)
SUFFIX = re.compile(
    r"(?<=\w\w)(?:radnogm(?:je|e)sta|delovn(?:eg|og)amesta|oglasa|posla|pozicije|natjecaja|konkursa|razpisa"
    r"|(?:za)?prijav[aeuo]|наработното(?:место)?|наработа(?:та)?|напозиција(?:та)?|наоглас(?:от)?|naoglas)\Z"
)
"""In the languages of the markets, the thing that a field belongs to stands behind: "opis posla", "link za prijavu"."""


@lru_cache(maxsize=2_000)
def bare_name(name: str) -> str:
    """The plain name without the thing that it belongs to: `jobpostingtitle` and `roletitle` are `title`,
    `opispozicije` is `opis`."""
    while found := PREFIX.match(name):
        name = name[found.end() :]
    return SUFFIX.sub("", name)


def with_bare_names(fields: dict[str, str]) -> dict[str, str]:
    """The fields, also under their bare names where no other field has them."""
    for name in tuple(fields):
        if (bare := bare_name(name)) != name and "/" not in name:
            fields.setdefault(bare, fields[name])
    return fields


def _children(holders: Sequence[str], parts: Sequence[str]) -> Iterator[str]:
    return (f"{holder}/{part}" for part, holder in product(parts, holders))


IDS = (
    *("referencenumber", "reference", "referenceid", "jobreference", "jobid", "vacancyid", "offerid", "adid", "postid"),
    *("jobnumber", "externalid", "uniqueid", "guid", "ref", "id", "identifier", "uid", "uuid", "shortcode", "eid"),
    *("requisitionid", "reqid", "jobreqid", "slug", "sifra", "sifraoglasa", "brojoglasa", "oznaka", "oznakaoglasa"),
    *("idoglasa", "stevilkaoglasa", "шифра", "бројнаоглас"),
    *("iddelovnomesto", "websifra", "idradnomjesto", "brojnatjecaja", "stevilka", "broj", "kod", "ид"),
    *("идентификатор", "код", "број"),
)
TITLES = (
    *("title", "jobtitle", "positiontitle", "jobname", "vacancytitle", "jobpostingtitle", "position", "name"),
    *("nazivradnogmjesta", "nazivradnogmesta", "radnomjesto", "radnomesto", "nazivposla", "nazivoglasa", "naslov"),
    *("naziv", "nazivdelovnegamesta", "delovnomesto", "работноместо", "позиција", "наслов", "назив"),
    *("stellentitel", "stellenbezeichnung", "intitule", "heading", "headline"),
    *("pozicija", "радноместо", "radnapozicija", "работнапозиција", "огласзаработа", "nazivzanimanja"),
    *("zanimanje", "занимање", "poklic"),
)
DESCRIPTIONS = (
    *("description", "jobdescription", "fulldescription", "descriptionhtml", "content", "body", "text", "descr"),
    *("presentation", "descriptionplain"),
    *("opisposla", "opisradnogmjesta", "opisradnogmesta", "tekstoglasa", "opisdelovnegamesta", "opisdela", "opis"),
    *("описнаработа", "описнаработнотоместо", "опис", "stellenbeschreibung", "beschreibung"),
    *(
        "adtext",
        "adbody",
        "advertisement",
        "tekst",
        "sadrzaj",
        "vsebina",
        "opisdel",
        "opisnalogindel",
        "opisdelinnalog",
    ),
    *("opisdelainnalog", "opisnalog", "текст", "содржина", "detaljniopis", "detalji"),
    *("ostaleinformacije",),
)
TASKS = (
    "responsibilities",
    "keyresponsibilities",
    "jobresponsibilities",
    "tasks",
    "duties",
    "zadaci",
    "naloge",
    "zaduzenja",
    "odgovornosti",
    "delovnenaloge",
    "opiszadataka",
    "radnizadaci",
    "задачи",
    "обврски",
)
REQUIREMENTS = (
    *("requirements", "jobrequirements", "qualifications", "profile", "candidateprofile", "skills", "uvjeti", "uslovi"),
    *("pogoji", "zahtevi", "услови"),
    *("zahteve", "kvalifikacije", "ocekujemo", "ocekivanja", "trazimo", "potrebnaznanja", "vjestine"),
    *("znanja", "pricakujemo", "квалификации", "барања", "бараме"),
)
BENEFITS = (
    "benefits",
    "offer",
    "weoffer",
    "perks",
    "nudimo",
    "ponujamo",
    "нудиме",
    *("pogodnosti", "beneficije", "ugodnosti", "benefiti", "poslodavacnudi", "tvrtkanudi", "погодности"),
    *("придобивки", "бенефиции"),
)
_EMPLOYERS = (
    *("company", "employer", "organization", "organisation", "hiringorganization", "advertiser"),
    *("poslodavac", "tvrtka", "firma", "kompanija", "preduzece", "poduzece", "ustanova", "oglasivac", "oglasavac"),
    *("delodajalec", "podjetje", "ponudnik", "работодавач", "работодавец", "компанија", "фирма", "претпријатие"),
    *("огласувач", "arbeitgeber", "unternehmen"),
)
EMPLOYERS = (
    *("company", "companyname", "companytitle", "employer", "employername", "advertisername", "firmname"),
    *("nazivposlodavca", "nazivtvrtke", "imetvrtke", "nazivfirme", "nazivkompanije", "imekompanije", "nazivustanove"),
    *("nazivpreduzeca", "nazivdelodajalca", "nazivpodjetja", "imepodjetja", "називнакомпанија", "називнафирма"),
    *("називнаработодавач", "именакомпанија"),
    *_children(_EMPLOYERS, ("name", "title", "companyname", "employername", "naziv", "ime", "назив", "име")),
    *_EMPLOYERS,
)
_PLACES = (
    *("location", "place", "address", "region", "workplace", "office", "worklocation", "joblocation"),
    *("mjestorada", "mestorada", "lokacija", "lokacijarada", "krajdela", "adresa", "локација", "адреса"),
)
CITIES = (
    "city",
    *_children(
        _PLACES,
        ("city", "town", "locality", "municipality", "grad", "mjesto", "mesto", "kraj", "naziv", "град", "место"),
    ),
    *("location/name", "town"),
    *("locality", "addresslocality", "cityname", "locationcity", "municipality", "joblocation", "location", "place"),
    *("workplace", "worklocation", "office", "address", "candidaterequiredlocation", "locationrestrictions"),
    *("fulllocation", "locationdisplay", "displaylocation", "locationname", "locationstext", "alllocations"),
    *("workplacefacet", "mjestorada", "mestorada"),
    *("mjesto", "mesto", "grad", "lokacija", "krajdela", "kraj", "место", "град", "локација", "ort", "arbeitsort"),
    *("gradmjesto", "mjestozaposlenja", "mestozaposlenja", "radnalokacija", "lokacijarada", "mestodela"),
    *("krajopravljanjadela", "naselje", "opcina", "obcina", "opstina", "општина", "местонаработа"),
    *("населеноместо", "adresa", "адреса"),
)
REGIONS = (
    *(
        "state",
        *_children(_PLACES, ("state", "province", "zupanija", "regija")),
        "region/name",
        "province",
        "county",
        "region",
    ),
    "addressregion",
    *("locationstate", "zupanija", "regija"),
    *("kanton", "pokrajina", "okrug", "statisticnaregija", "upravnaenota", "nazivupravneenote", "регион"),
    *("област",),
)
COUNTRIES = (
    *(
        "country",
        "countrycode",
        *_children(
            (*_PLACES, "city"), ("country", "countrycode", "countryshort", "countryname", "drzava", "zemlja", "држава")
        ),
    ),
    *("addresscountry", "locationcountry", "drzava", "држава", "land"),
    *("nazivdrzave", "drzavarada", "drzavazaposlenja", "земја"),
)
POSTAL_CODES = (
    *("postalcode", "zip", "zipcode", "postcode", *_children(_PLACES, ("postalcode", "zip", "zipcode", "postcode"))),
    *("postanskibroj", "postnastevilka"),
    *("pbr", "ptt", "поштенскиброј"),
)
LATITUDES = ("latitude", "lat", "geolat", "location/latitude", "location/lat")
LONGITUDES = ("longitude", "lng", "lon", "long", "geolng", "geolong", "location/longitude", "location/lng")
ADDRESSES = (
    *("url", "joburl", "detailurl", "urlactivepage", "absoluteurl", "hostedurl", "careersurl", "externalurl", "link"),
    *(
        "joblink",
        "urls/ad",
        "adverturl",
        "openadverturl",
        "applicationlink",
        "deeplink",
        "redirecturl",
        "permalink",
        "applyurl",
        "applicationurl",
        "applylink",
    ),
    *("apply/url", "urls/apply", "urlhostedpage", "websiteurl", "poveznica", "linknaprijavu", "povezava"),
    *("линк", "врска"),
    *("adlink", "urlnaslov", "povezavanaoglas", "spletninaslov", "prijavalink", "prijavaurl", "адреса"),
    *("webadresa", "web"),
)
PHONES = (
    *("applyphone", "phone", "contactphone", "telephone", "contact/phone", "contact/telephone", "telefon"),
    *("kontakttelefon", "brojtelefona", "mobitel", "kontakt/telefon", "kontakt/mobitel", "телефон", "контакт/телефон"),
)
EMPLOYMENT_TYPES = (
    *(
        "jobtype",
        "jobtypes",
        "contracttype",
        "employmenttype",
        "employmenttypecode",
        "contract",
        "contractperiod",
        "employment",
        "type",
    ),
    *("contract/type", "employment/type"),
    *("jobterm", "vrstazaposlenja", "vrstaugovora", "tipugovora", "vrstazaposlitve", "вработување", "видвработување"),
    *("employmenttypes", "contracttypes", "employmentstatus", "vrstaradnogodnosa", "tipradnogodnosa"),
    *("radniodnos", "tipzaposlenja", "oblikzaposlenja", "vidzaposlenja", "nacinzaposlenja"),
    *("vrstaangazmana", "tipangazmana", "vrstaposla", "vrstarada", "ugovor", "trajanjeugovora"),
    *("trajanjezaposlenja", "trajanjezaposlitve", "oblikzaposlitve", "tipzaposlitve", "vrstapogodbe"),
    *("pogodba", "типнавработување", "виднавработување", "виднадоговор", "типнадоговор", "договор"),
)
WORKING_TIMES = (
    *(
        "worktype",
        "workinghours",
        "workhours",
        "schedule",
        "contracttime",
        "timetype",
        "workingtime",
        "workingtimes",
        "hourstype",
    ),
    *("radnovrijeme", "radnovreme", "delovnicas", "работновреме"),
    *("tipradnogvremena", "vrstaradnogvremena", "vrstadelovnegacasa", "типнаработновреме"),
)
WORK_MODES = (
    "remotetype",
    "workmode",
    "workplacetype",
    "workarrangement",
    "workspace",
    "nacinrada",
    "nacindela",
    "modelrada",
    "oblikrada",
    "modeldela",
    "workingmode",
    "начиннаработа",
)
TERMS = (*EMPLOYMENT_TYPES, *WORKING_TIMES, *WORK_MODES)
REMOTE_FLAGS = (
    *("remote", "isremote", "remotejob", "remotestatus", "telecommuting", "telecommute", "workfromhome"),
    *("location/isremote", "location/remote", "location/telecommuting", "homeoffice", "radodkuce"),
)
OPENS = (
    *("date", "dateposted", "posteddate", "postedat", "pubdate", "publicationdate", "publishdate", "publisheddate"),
    *("published", "publishedat", "publishedon", "postingdate", "activationdate", "issued", "fromdate", "startedat"),
    *(
        "created",
        "createdat",
        "createdon",
        "creationdate",
        "firstpublished",
        "postingstartdate",
        "timeupdated",
        "updated",
        "updatedat",
    ),
    *("datumobjave", "objavljeno", "datumobjavljivanja", "датумнаобјава", "објавено"),
    *("vrijediod", "validfrom", "vaziod", "veljaod", "objavljenood", "objavljen", "datumpostavljanja"),
    *("datumod", "datum", "објавенона", "датум"),
)
CLOSES = (
    *("expirationdate", "expires", "expiresat", "expireson", "expirydate", "expiredate", "expiration", "validthrough"),
    *("validto", "validuntil", "closingdate", "closedate", "closesat", "applicationdeadline", "deadline", "applyuntil"),
    *("applyby", "applybefore", "enddate", "dateend", "activeuntil", "lastapplicationdate", "applicationenddate"),
    *("expire", "expiry", "dateexpires", "dateexpired", "expirationdatetime", "closing", "unpublishat", "offlinedate"),
    *("todate", "endedat", "rokprijave", "rokzaprijavu", "datumisteka", "vrijedido"),
    *("rok", "rokzaprijavo", "veljado", "краенрок", "рокзапријавување", "рок"),
    *("prijavedo", "rokprijava", "rokzaprijave", "rokprijav", "krajnjirok", "zadnjirok", "istice"),
    *("istjece", "istek", "datumdo", "vazido", "trajedo", "aktivando", "objavljendo", "otvorendo"),
    *("prijavitedo", "zadnjidan", "zakljucnidatum", "potece", "prijavedodatuma", "датумнаистек"),
    *("рокзааплицирање", "крајнадатум", "важидо", "пријавидо", "истекува", "крај"),
)
_PAY = (
    "salary",
    "compensation",
    "pay",
    "wage",
    "remuneration",
    "salaryrange",
    "payrange",
    "placa",
    "plata",
    "zarada",
    "primanja",
    "плата",
)
NET_PAY = (
    "netoplaca",
    "placaneto",
    "netoplata",
    "plataneto",
    "netozarada",
    "neto",
    "netplaca",
    "нетоплата",
    "платането",
)
GROSS_PAY = ("brutoplaca", "placabruto", "brutoplata", "platabruto", "brutozarada", "bruto", "брутоплата", "платабруто")
"""Fields that name the pay by its tax."""
SALARIES = (*_PAY, "салари", "iznosplace", "iznosplate", *NET_PAY, *GROSS_PAY)
_LOWEST = (
    *("min", "from", "minimum", "low", "minvalue", "salaryfrom", "salarymin", "minsalary", "minamount", "amountfrom"),
    *("od", "iznosod", "placaod", "plataod", "најмалку", "од"),
)
_HIGHEST = (
    *("max", "to", "maximum", "high", "maxvalue", "salaryto", "salarymax", "maxsalary", "maxamount", "amountto"),
    *("do", "iznosdo", "placado", "platado", "најмногу", "до"),
)
SALARY_MINIMA = (
    *("salarymin", "minsalary", "salaryfrom", "minimumsalary", "salaryminimum", "salarylow", "placaod", "plataod"),
    *_children(_PAY, _LOWEST),
    *("платаод",),
    *("zaradaod", "iznosod", "minplaca", "minplata", "placamin", "minimalnaplaca", "najnizaplaca"),
)
SALARY_MAXIMA = (
    *("salarymax", "maxsalary", "salaryto", "maximumsalary", "salarymaximum", "salaryhigh", "placado", "platado"),
    *_children(_PAY, _HIGHEST),
    *("платадо",),
    *("zaradado", "iznosdo", "maxplaca", "maxplata", "placamax", "maksimalnaplaca", "najvisaplaca"),
)
SALARY_CURRENCIES = (
    "salarycurrency",
    *_children(_PAY, ("currency", "currencycode", "salarycurrency", "valuta", "валута")),
    "valutaplace",
    "valutaplate",
    "currency",
    "currencycode",
    "valuta",
    "валута",
)
SALARY_PERIODS = (
    *("salaryperiod", "salaryunit", "salarytype", "salaryinterval", "salaryfrequency", "salaryunittext", "payperiod"),
    *_children(_PAY, ("period", "unit", "interval", "frequency", "unittext", "razdoblje", "obdobje", "период")),
    *("razdobljeplace", "obdobjeplace", "periodplace", "periodplate", "razdoblje", "obdobje"),
)
SALARY_TAXES = (
    *("salarytax", "salarytaxtype", "netobruto", "brutoneto", "placatip", "tipplace", "vrstaplace", "tipplate"),
    *("vrstaplate", "нетобруто", "брутонето"),
    *_children(_PAY, ("tax", "taxtype", "type", "tip", "vrsta", "netobruto", "brutoneto", "тип")),
)
LANGUAGES = ("language", "joblanguage", "lang", "languagecode", "locale", "jezik", "јазик")
CATEGORIES = (
    "category",
    "jobcategory",
    "occupation",
    "isco",
    "categories/category",
    "function",
    "department",
    "kategorija",
    "zanimanje",
    "poklic",
    "категорија",
    "занимање",
)
LICENCES = (
    *("drivinglicence", "drivinglicences", "drivinglicense", "drivinglicenses", "driverslicense", "licences"),
    *("vozackadozvola", "vozniskodovoljenje", "vozniskiizpit", "возачкадозвола"),
    *("vozacka", "vozackakategorija", "kategorijavozacke", "vozackiispit", "vozniski"),
    *("vozniskidovoljenje", "возачка"),
)
WORKERS = (
    *("workers", "numberofpositions", "numberofopenings", "openings", "vacancies", "numberofvacancies", "positions"),
    *("quantity", "brojizvrsitelja", "brojradnihmjesta", "stevilodelovnihmest", "бројнавработени"),
    *("brojradnika", "brojtrazenihradnika", "brojosoba", "brojpozicija", "brojmjesta", "brojlica"),
    *("steviloprostihmest", "stevilomest", "stevilodelavcev", "бројнаизвршители", "бројнаработници"),
)
EXPERIENCES = (
    *("experience", "experiencerequired", "yearsofexperience", "minexperience", "radnoiskustvo", "iskustvo"),
    *("delovneizkusnje", "izkusnje", "работноискуство", "искуство"),
    *("potrebnoiskustvo", "godineiskustva", "godinaiskustva", "iskustvougodinama", "zahtevaneizkusnje"),
    *("letizkusenj", "потребноискуство", "годиниискуство"),
)
EDUCATIONS = (
    *("education", "educationlevel", "studies", "requirededucation", "degree", "obrazovanje", "razinaobrazovanja"),
    *("strucnasprema", "izobrazba", "stopnjaizobrazbe", "образование"),
    *("stepenstrucnespreme", "stupanjstrucnespreme", "razinastrucnespreme", "stupanjobrazovanja"),
    *("stepenobrazovanja", "sprema", "kvalifikacija", "stopnja", "ravenizobrazbe", "zahtevanaizobrazba"),
    *("стручнаподготовка", "степеннаобразование"),
)
PLACE_LISTS = (
    *("locations", "offices", "workplaces", "worklocations", "places", "cities", "joblocations", "addresses"),
    *("additionallocations", "secondarylocations"),
    *("mjesta", "mesta", "mjestarada", "mestarada", "lokacije", "lokacijerada", "gradovi", "kraji"),
    *("krajidela", "локации", "места", "градови"),
)

LOOKED_FOR: Mapping[str, Sequence[str]] = {
    "external_id": IDS,
    "title": TITLES,
    "description": DESCRIPTIONS,
    "employer": EMPLOYERS,
    "places": CITIES,
    "apply_address": ADDRESSES,
}
"""For refusals, by the field of a raw ad."""

const messages = {
  title: "Tekstovi stranice",
  lead: "Uredite tekst na jednom jeziku, pogledajte ga kako ga vide čitatelji i objavite ga. Ranije verzije ostaju.",
  collections: {
    alone: "Stranice s informacijama",
    advice: "Savjeti",
    topics: "Teme savjeta",
    faq: "Pitanja i odgovori",
    categories: "Kategorije pitanja",
  },
  state: {
    published: "objavljeno",
    draft: "nacrt",
    outdated: "starije od hrvatskog",
  },
  text: {
    all: "Svi tekstovi",
    version: "Na snazi: verzija {version}",
    languages: "Jezici teksta",
    edit: "Uređivanje",
    name: "Naslov",
    summary: "Sažetak",
    markdown: "Tekst (Markdown)",
    markdownHint:
      "Odlomci s naslovima od druge razine (##). Vrijednosti stranice stoje u dvostrukim vitičastim zagradama.",
    save: "Spremi nacrt",
    preview: "Pregled",
    publish: "Objavi",
    discard: "Obriši nacrt",
    saved: "Nacrt je spremljen",
    published: "Tekst je objavljen",
    discarded: "Nacrt je obrisan",
    restored: "Verzija je vraćena",
    failed: "Nije uspjelo",
    draftBy: "Nacrt: {name}, {date}",
    someone: "nepoznata osoba",
    outdated: "Hrvatski je tekst u međuvremenu izmijenjen. Provjerite treba li izmijeniti i ovaj.",
    publishTitle: "Objaviti tekst?",
    publishText: "Čitatelji ga vide odmah, kao novu verziju.",
    discardTitle: "Obrisati nacrt?",
    discardText: "Tekst na snazi ostaje kakav jest.",
  },
  leave: {
    title: "Napustiti stranicu?",
    text: "Izmjene nisu spremljene i izgubit će se.",
    confirm: "Napusti",
  },
  conflict: {
    title: "Tekst je u međuvremenu izmijenjen",
    text: "Vaš tekst nije izgubljen: ostao je u poljima. Ovdje je ono po čemu se razlikuje od spremljenog.",
    keep: "Nastavi sa svojim tekstom",
    take: "Preuzmi spremljeni tekst",
  },
  preview: {
    title: "Pregled",
    empty: "Tekst se ne može prikazati dok se pogreške ne isprave.",
    faults: "Prije objave treba ispraviti",
    line: "Redak {line}: {fault}",
  },
  fault: {
    "too-long": "tekst ima više od {subject} znakova",
    empty: "tekst je prazan",
    unreadable: "zagrade se ne mogu pročitati ({subject})",
    "too-deep": "previše uvjeta jedan u drugom",
    "not-allowed": "u tekstu nije dopušteno: {subject}",
    "no-value": "ne postoji vrijednost {subject}",
    "only-page": "u zagradama može stajati samo vrijednost ili stranica",
    "no-page": "ne postoji stranica {subject}",
    "page-with-more": "adresa stranice {subject} traži više od imena",
    "title-level": "naslovi počinju drugom razinom (##)",
    "level-skipped": "prije naslova razine {subject} preskočena je razina",
    scheme: "poveznica ne može voditi na {subject}",
  },
  changes: {
    title: "Izmjene u nacrtu",
    same: "nepromijenjeno",
    removed: "uklonjeno",
    added: "dodano",
    none: "Nema razlike.",
  },
  versions: {
    title: "Verzije",
    number: "Verzija {number}",
    inForce: "na snazi",
    files: "iz datoteka",
    published: "izmijenjen jezik: {language}",
    restored: "vraćena verzija {restored}, jezik: {language}",
    by: "{name}, {date}",
    show: "Pokaži verziju {number}",
    hide: "Sakrij verziju {number}",
    restore: "Vrati verziju {number}",
    restoreTitle: "Vratiti verziju {number}?",
    restoreText: "Njezin tekst na ovom jeziku odmah stupa na snagu, kao nova verzija.",
    since: "Što se otad promijenilo",
  },
};

declare module "@/shared/i18n/messages" {
  interface Messages {
    editor: typeof messages;
  }
}

export default messages;

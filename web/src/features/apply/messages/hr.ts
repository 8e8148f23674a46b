const messages = {
  progress: {
    label: "Koraci prijave",
    form: "Obrazac",
    code: "Kod",
    sent: "Poslano",
    done: "gotovo",
  },
  job: {
    heading: "Posao na koji se prijavljujete",
    until: "Prijava do {date}",
    toAd: "Pogledaj cijeli oglas",
    demoInvented: "Demonstracijski oglas: poslodavac i posao su izmišljeni.",
    demoShifted: "Demonstracijski oglas: pravi oglas s datumima pomaknutima na danas.",
  },
  form: {
    pageTitle: "Prijava: {title}",
    title: "Prijava za posao",
    lead: "Bez registracije. Prijava odlazi poslodavcu tek kad je potvrdite kodom.",
    person: "O Vama",
    firstName: "Ime",
    lastName: "Prezime",
    contact: "Kontakt",
    contactHint:
      "Dovoljan je e-mail ili broj telefona: tamo šaljemo kod. Novosti o prijavi stižu samo e-mailom.",
    contactVerified: "Potvrđeni kontakt ostaje kakav jest. Drugi možete dodati.",
    email: "E-mail adresa",
    phoneCountry: "Pozivni broj",
    phone: "Broj telefona",
    documents: "Životopis i dokumenti",
    cv: "Životopis",
    cvHint: "Povucite životopis ovamo ili ga odaberite s uređaja.",
    otherDocuments: "Ostali dokumenti",
    otherDocumentsHint: "Diplome, potvrde, preporuke: samo ako ih oglas traži.",
    coverLetter: "Motivacijsko pismo",
    coverLetterHint: "Nekoliko rečenica o tome zašto baš ovaj posao često vrijedi više od dugog pisma.",
    counter: "{used} od {max} znakova",
    consentLabel: "Privola",
    submitNow: "Pošalji prijavu",
    nextNow: "Prijavljeni ste, pa kod nije potreban: prijava odmah kreće poslodavcu.",
    submit: "Nastavi na potvrdu",
    next: "Sljedeći korak: kod od pet znamenki. Dok ga ne upišete, ništa ne odlazi poslodavcu.",
    needsScript:
      "Za slanje prijave uključite JavaScript u pregledniku. Oglas i podatke za kontakt možete čitati i bez njega.",
    kept: "Vratili smo ono što ste već upisali. Ostaje samo u ovoj kartici preglednika, dok prijavu ne pošaljete.",
    clear: "Obriši upisano",
    clearTitle: "Obrisati sve što ste upisali?",
    clearText: "Obrazac ćete ispunjavati ispočetka, a priložene datoteke neće biti upotrijebljene.",
    pendingTitle: "Ova prijava već čeka Vaš kod",
    pendingText: "Možete je nastaviti tamo gdje ste stali ili je poslati ispočetka odavde.",
    pendingContinue: "Nastavi prijavu",
  },
  consent: {
    heading: "Na što pristajete",
    version: "Inačica ovog teksta: {version}",
    recipient:
      "Ime i prezime, kontakt, motivacijsko pismo i priložene datoteke prosljeđujemo poslodavcu {employer}, samo za odabir na ovom poslu. Ni s kim ih drugim ne dijelimo.",
    storage:
      "Prijavu čuvamo 12 mjeseci nakon završetka odabira. Prijavu koju ne potvrdite kodom brišemo nakon 24 sata.",
    rights:
      "Prijavu možete pogledati, izmijeniti i obrisati kad god želite, poveznicom iz poruke. Kad je obrišete, poslodavac je više ne vidi i javljamo mu da ste je povukli.",
    truth: "Podaci su Vaši i točni, a dokumente smijete dijeliti.",
    agree:
      "Pristajem da {site} obradi moje podatke i proslijedi ih poslodavcu kako piše u privoli te prihvaćam <t>uvjete korištenja</t> i <p>politiku privatnosti</p>.",
  },
  ways: {
    heading: "Kako se prijaviti",
    lead: "Poslodavac prima prijave na svoj način. Ovako do njega:",
    alsoHeading: "Može i ovako",
    "external-link": "Na stranici poslodavca",
    "external-form": "Obrascem poslodavca",
    phone: "Telefonom",
    address: "Poštom",
    "in-person": "Osobno",
    openSite: "Otvori {host}",
    leaving: "Odlazite sa stranice {site}. Daljnju prijavu vodi poslodavac, pa je ovdje ne možemo pratiti.",
    call: "Nazovi {number}",
    mention: "Kad se javite, recite gdje ste pronašli oglas: „{title}“.",
  },
  closed: {
    title: "Na ovaj se posao više nije moguće prijaviti",
    expired: "Prijave su se primale do {date}",
    closed: "Poslodavac je {date} zatvorio oglas.",
    pausedTitle: "Prijave na ovaj posao privremeno su zaustavljene",
    paused: "Poslodavac je zaustavio oglas. Prijaviti se možete kad ga ponovno otvori.",
    similar: "Slični otvoreni poslovi",
    browse: "Pregledaj otvorene poslove",
  },
  verification: {
    title: "Upišite kod",
    sentToEmail: "Poslali smo kod od pet znamenki na <b>{contact}</b>.",
    sentToPhone: "Poslali smo SMS s kodom od pet znamenki na <b>{contact}</b>.",
    sentUnknown: "Poslali smo Vam kod od pet znamenki.",
    spam: "Ne vidite poruku? Pogledajte i neželjenu poštu. Umjesto koda možete otvoriti poveznicu iz poruke.",
    spamPhone: "Poruka ponekad kasni minutu ili dvije.",
    code: "Kod od pet znamenki",
    confirm: "Potvrdi i pošalji prijavu",
    expires: "Kod vrijedi još {time}.",
    expired: "Kod je istekao. Zatražite novi: prijava čeka i ništa nije izgubljeno.",
    resend: "Pošalji novi kod",
    resendIn:
      "Novi kod možete zatražiti za {seconds, plural, one {{shown} sekundu} few {{shown} sekunde} other {{shown} sekundi}}.",
    resent: "Novi kod je poslan",
    resentText: "Vrijedi samo zadnji kod.",
    notResent: "Kod nije poslan",
    triesLeft:
      "Kod nije ispravan. {left, plural, one {Imate još {shown} pokušaj.} few {Imate još {shown} pokušaja.} other {Imate još {shown} pokušaja.}}",
    noTriesLeft:
      "Kod nije ispravan. Za ovaj kod nema više pokušaja: zatražite novi ili otvorite poveznicu iz poruke.",
    onlyLink:
      "Radi Vaše sigurnosti kodovi za ovu adresu više ne vrijede. Otvorite poveznicu iz poruke koju smo Vam poslali.",
    mailbox: "Razvoj: pročitaj kod u poslanoj pošti",
    link: {
      title: "Potvrdite prijavu",
      lead: "Pritiskom na gumb potvrđujete da je kontakt Vaš, i prijava odmah odlazi poslodavcu. Kod Vam ne treba.",
      confirm: "Potvrdi i pošalji",
      useCode: "Radije upišite kod",
    },
    later: {
      heading: "Ne možete sada?",
      text: "Prijava Vas čeka 24 sata. Vratite se poveznicom iz poruke kad Vam odgovara; nakon toga je brišemo.",
      textConfirmed: "Prijava Vas čeka. Vratite se poveznicom iz poruke kad Vam odgovara.",
      browse: "Nastavi kasnije",
    },
    change: {
      heading: "Predomislili ste se?",
      text: "Ako je adresa pogrešna, ispravite podatke: obrazac je u ovoj kartici ostao ispunjen. Prijavu možete i obrisati.",
      textConfirmed: "Prijavu možete obrisati. Poslodavac je nije vidio.",
      edit: "Ispravi podatke",
      delete: "Obriši prijavu",
      confirmTitle: "Obrisati ovu prijavu?",
      confirmText:
        "Kod i poveznica iz poruke prestaju vrijediti, a priložene datoteke brišemo. Poslodavac prijavu nije vidio.",
      confirmTextConfirmed: "Brišemo i datoteke koje ste priložili. Poslodavac prijavu nije vidio.",
      deleted: "Prijava je obrisana",
      deletedText: "Poslodavac je nije vidio.",
      failed: "Brisanje nije uspjelo",
    },
    gone: {
      deletedTitle: "Ove prijave više nema",
      deletedText:
        "Obrisana je, ili nije potvrđena u roku od 24 sata. Dok je oglas aktivan, možete se prijaviti ponovno.",
      linkTitle: "Ova poveznica više ništa ne otvara",
      linkText:
        "Ako ste prijavu već potvrdili, otvorite poveznicu iz novije poruke. Ako niste, a prošlo je više od 24 sata, prijavite se ponovno.",
    },
    sending: {
      title: "Kontakt je potvrđen",
      lead: "Prijava još nije poslana. Ostao je jedan korak.",
      send: "Pošalji prijavu",
      inactiveTitle: "Oglas se u međuvremenu zatvorio",
      inactiveText:
        "Kontakt je potvrđen, ali poslodavac više ne prima prijave, pa ovu nismo poslali. Možete je obrisati.",
    },
  },
  again: {
    title: "Već ste se prijavili na ovaj posao",
    text: "Možete ostati pri ranijoj prijavi ili poslati i ovu. Poslodavac će vidjeti obje.",
    earlier: "Ranije prijave",
    earlierOn: "Poslana {date}",
    sendAnyway: "Svejedno pošalji",
    keep: "Ostajem pri ranijoj",
    kept: "Ranija prijava ostaje",
    deleted: "Novu smo obrisali.",
    keptText: "Novu smo obrisali. Raniju pratite poveznicom iz njezine poruke.",
  },
  success: {
    pageTitle: "Prijava je poslana",
    title: "Prijava je poslana",
    lead: "Hvala na povjerenju. Vaša prijava za posao „{title}“ kod poslodavca {employer} krenula je na put.",
    leadShort: "Hvala na povjerenju. Prijava je krenula na put.",
    timeline: "Što slijedi",
    sent: "Poslana",
    sentHint: "Potvrdu smo Vam poslali porukom.",
    sentHintPhone:
      "Na telefon ne šaljemo novosti. Spremite stranicu svoje prijave: poveznica vrijedi 30 dana.",
    forwarded: "Proslijeđena poslodavcu",
    forwardedHint: "Obično u roku od nekoliko minuta. Vidjet ćete na stranici svoje prijave.",
    seen: "Poslodavac ju je pogledao",
    seenHint: "Bilježimo samo kad je otvori osoba, nikad automatski.",
    ended: "Selekcija je završena",
    endedHint:
      "Ishod ćete vidjeti i kad nije onaj kojem ste se nadali. Neki poslodavci ne odgovore; i to ćemo Vam reći.",
    follow: "Prati prijavu",
    noLink: "Poveznica za praćenje prijave u poruci je koju smo Vam poslali.",
    more: "Dok čekate: slični poslovi",
    browse: "Još otvorenih poslova",
  },
  resend: {
    lead: "Promijenite što treba i pošaljite ponovno. Poslodavac će vidjeti samo novu inačicu.",
    submit: "Pošalji ponovno",
    cancel: "Odustani od izmjene",
    done: "Prijava je ponovno poslana",
    doneText: "Proslijedit ćemo je poslodavcu.",
  },
  failure: {
    pageTitle: "Prijava nije poslana",
    title: "Prijava nije poslana",
    lead: "Nešto je zapelo kod nas, ne kod Vas.",
    kept: "Ništa nije izgubljeno: sve što ste upisali i priložili čeka u obrascu.",
    reason: "Što se dogodilo",
    retry: "Vrati se na obrazac",
    toJob: "Natrag na oglas",
    later: "Ako ne uspije ni sljedeći put, pokušajte za koju minutu.",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    apply: typeof messages;
  }
}

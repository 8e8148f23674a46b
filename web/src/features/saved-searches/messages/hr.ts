const messages = {
  title: "Obavijesti o poslovima",
  lead: "Kad se pojavi posao koji odgovara spremljenoj pretrazi, javljamo Vam na {email}. Isti posao nikad ne šaljemo dvaput.",
  saved: "Spremljene pretrage",
  counted: "Spremljeno: {shown} od najviše {most}",
  toSettings: "Postavke obavijesti",
  filters: "Filtri pretrage",
  open: "Rezultati",
  openOf: "Rezultati pretrage: {name}",
  remove: "Ukloni pretragu: {name}",
  changeFailed: "Promjena nije spremljena",
  frequencyLabel: "Koliko često",
  frequency: {
    "at-once": "Odmah",
    daily: "Jednom dnevno",
    weekly: "Jednom tjedno",
    off: "Nikad",
  },
  hourLabel: "U koliko sati",
  weekdayLabel: "Kojeg dana",
  weekday: {
    monday: "ponedjeljak",
    tuesday: "utorak",
    wednesday: "srijeda",
    thursday: "četvrtak",
    friday: "petak",
    saturday: "subota",
    sunday: "nedjelja",
  },
  state: {
    last: "Posljednja poruka: {at}",
    never: "Još nismo poslali nijednu poruku.",
    off: "Poruke su isključene.",
    unconfirmed: "Čeka da je potvrdite poveznicom iz poruke.",
  },
  name: {
    edit: "Promijeni naziv: {name}",
    label: "Naziv pretrage",
    hint: "Bez naziva pretragu opisuju njezini filtri.",
    save: "Spremi naziv",
    cancel: "Odustani",
  },
  preview: {
    show: "Što bi stiglo",
    total:
      "{count, plural, =0 {Trenutačno nijedan otvoren posao ne odgovara ovoj pretrazi.} one {Ovoj pretrazi odgovara {shown} otvoren posao.} few {Ovoj pretrazi odgovaraju {shown} otvorena posla.} other {Ovoj pretrazi odgovara {shown} otvorenih poslova.}}",
    today:
      "{count, plural, =0 {Danas ih nije objavljeno nijedan.} one {Danas je objavljen {shown}.} few {Danas su objavljena {shown}.} other {Danas ih je objavljeno {shown}.}}",
    perWeek:
      "{count, plural, one {Stizao bi otprilike {shown} na tjedan.} few {Stizala bi otprilike {shown} na tjedan.} other {Stizalo bi ih otprilike {shown} na tjedan.}}",
    rarely: "Novi se pojavi rjeđe od jednom tjedno.",
  },
  why: {
    show: "Zašto?",
    showOf: "Zašto? Poslovi pretrage {name}",
    title: "Zašto je posao stigao, a zašto nije",
    lead: "Pretraga: {name}",
    job: "Poveznica na posao ili broj oglasa",
    jobHint: "Na primjer 1234 ili adresa stranice s oglasom.",
    ask: "Provjeri",
    matches: "Poslovi koji su odgovarali pretrazi",
    none: "Otkad je pretraga spremljena, nije joj odgovarao nijedan novi posao.",
    more: "Prikaži starije",
    goneJob: "Oglas {number}, kojeg više nema",
    matchedAt: "Odgovarao pretrazi: {at}",
    mailedAt: "Poslan u poruci: {at}",
    waiting: "Stiže u sljedećoj poruci.",
    publishedBefore:
      "Posao odgovara pretrazi, ali je objavljen prije nego što ste je spremili ili uključili. Javljamo samo nove.",
    unmet: "Ne odgovara pretrazi:",
    suppressed: {
      closed: "Nije poslan: oglas je zatvoren prije nego što je poruka krenula.",
      applied: "Nije poslan: na taj ste se posao već prijavili.",
      "mailed-before": "Nije poslan ponovno: već je bio u ranijoj poruci.",
      "too-many": "Nije poslan: u toj je poruci bilo previše poslova. Svi su u rezultatima pretrage.",
      other: "Nije poslan.",
    },
    condition: {
      query: "U oglasu nema riječi iz pretrage.",
      locations: "Posao nije u traženom mjestu.",
      near: "Posao je predaleko od traženog mjesta.",
      positions: "Zanimanje je drugo.",
      newJobs: "Oglas nije nov.",
      category: "Kategorija je druga.",
      employment: "Vrsta zaposlenja je druga.",
      workMode: "Način rada je drugi.",
      workingTime: "Radno vrijeme je drugo.",
      education: "Traži se drugo obrazovanje.",
      experience: "Traži se drugo iskustvo.",
      employer: "Poslodavac je drugi.",
      salaryFrom: "Plaća je manja od tražene ili nije navedena.",
      language: "Traže se drugi jezici.",
      licence: "Traži se druga vozačka dozvola.",
      published: "Oglas je stariji nego što ste tražili.",
      applicationType: "Na posao se prijavljuje na drugi način.",
      adLanguage: "Oglas je na drugom jeziku.",
      format: "Vrsta oglasa je druga.",
      other: "Neki od filtara mu ne odgovara.",
    },
  },
  empty: {
    title: "Još nemate spremljenih pretraga",
    text: "Potražite posao pa uz broj rezultata pritisnite zvono „Obavijesti me o novim poslovima”.",
    action: "Traži poslove",
  },
  save: {
    title: "Novi poslovi na e-mail",
    lead: "Nove poslove za ovu pretragu šaljemo na {email}.",
    name: "Naziv pretrage",
    nameHint: "Ako ostane prazno, pretragu opisuju njezini filtri: {text}",
    submit: "Spremi pretragu",
    cancel: "Odustani",
    close: "Zatvori",
    saved: "Pretraga je spremljena",
    failed: "Spremanje pretrage nije uspjelo",
    toSearches: "Spremljene pretrage",
    tooMany:
      "{count, plural, one {Spremljena je {shown} pretraga, a više ih ne može biti} few {Spremljene su {shown} pretrage, a više ih ne može biti} other {Spremljeno je {shown} pretraga, a više ih ne može biti}}",
    tooManyText: "Uklonite neku koja Vam više ne treba pa spremite ovu.",
  },
  guest: {
    email: "E-mail",
    emailHint:
      "Na tu adresu šaljemo poveznicu. Nove poslove šaljemo tek kad njome potvrdite da je adresa Vaša.",
    privacy:
      "Adresu koristimo samo za ove poruke. Odjavljujete se jednim pritiskom u svakoj od njih. Više u <privacy>politici privatnosti</privacy>.",
    submit: "Pošalji poveznicu",
    failed: "Spremanje pretrage nije uspjelo",
    requested: "Još samo potvrda",
    requestedText:
      "Poruku s poveznicom poslali smo na <b>{email}</b>. Otvorite je i potvrdite pretragu. Ako je nema, pogledajte u neželjenu poštu.",
    lead: "Sve pretrage za koje na Vašu adresu šaljemo nove poslove. Isti posao nikad ne šaljemo dvaput.",
    removeTitle: "Ukloniti pretragu „{name}”?",
    removeText: "Poslove za ovu pretragu više nećemo slati. Za novu će opet trebati potvrda.",
    remove: "Ukloni pretragu",
  },
  confirm: {
    title: "Potvrdite obavijesti o poslovima",
    lead: "Zatraženo je da na Vašu adresu šaljemo nove poslove. Potvrdite ako to želite.",
    submit: "Potvrdi i šalji mi nove poslove",
    hint: "Ako to niste bili Vi, zatvorite ovu stranicu: ništa nećemo slati.",
    done: "Potvrđeno je: javljamo Vam nove poslove",
    over: "Ova poveznica više ne vrijedi",
    overText:
      "Možda je već iskorištena ili je istekla. Ako obavijesti još nisu stigle, spremite pretragu ponovno.",
    search: "Traži poslove",
  },
  link: {
    needed: "Vaše obavijesti otvara poveznica iz poruke",
    expired: "Poveznica više ne vrijedi",
    text: "Na dnu svake poruke s novim poslovima nalazi se poveznica na Vaše obavijesti. Otvorite najnoviju poruku. S računom ih vidite i bez nje.",
    search: "Traži poslove",
    account: "Obavijesti u računu",
  },
  similar: {
    title: "Slični poslovi na e-mail",
    lead: "Kad se pojavi sličan posao, javit ćemo Vam: {text}",
    submit: "Šaljite mi slične",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    "saved-searches": typeof messages;
  }
}

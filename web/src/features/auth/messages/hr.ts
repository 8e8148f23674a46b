const messages = {
  home: "{name}, naslovnica",
  switch: "Prijava ili registracija",
  title: {
    login: "Prijava",
    register: "Registracija",
    verify: "Potvrda e-mail adrese",
    forgotten_password: "Zaboravljena lozinka",
    new_password: "Nova lozinka",
  },
  login: {
    email: "E-mail",
    password: "Lozinka",
    remember: "Zapamti me na ovom uređaju",
    forgotten: "Zaboravili ste lozinku?",
    submit: "Prijavi se",
    byCode: "Prijava kodom iz e-maila",
    byPassword: "Prijava lozinkom",
    serverError: "Pogreška na poslužitelju",
    serverErrorText: "Prijava trenutačno nije uspjela. Pokušajte ponovno malo kasnije.",
  },
  comeBack: {
    title: "Ovaj je račun deaktiviran",
    text: "Možete ga vratiti, zajedno sa svime što je u njemu.",
    textUntil: "Do {date} možete ga vratiti, zajedno sa svime što je u njemu. Nakon toga podaci se brišu.",
    submit: "Vrati račun i prijavi me",
  },
  code: {
    lead: "Poslat ćemo Vam kod od pet znamenki. Lozinka nije potrebna.",
    email: "E-mail",
    submit: "Pošalji kod",
    enter: "Prijavi se",
    otherAddress: "Druga e-mail adresa",
    sentTo: "Ako adresa <b>{email}</b> čeka naš kod, upravo smo ga poslali.",
    notSentTo:
      "Adresa <b>{email}</b> još nije potvrđena. Upišite kod iz posljednje poruke ili zatražite novi.",
    label: "Kod od pet znamenki",
    expires: "Kod vrijedi još {time}.",
    expired: "Kod je istekao. Zatražite novi.",
    spam: "Ne vidite poruku? Pogledajte i neželjenu poštu. Umjesto koda možete otvoriti poveznicu iz poruke.",
    resend: "Pošalji novi kod",
    resendIn:
      "Novi kod možete zatražiti za {seconds, plural, one {{shown} sekundu} few {{shown} sekunde} other {{shown} sekundi}}.",
    resent: "Novi kod je poslan",
    resentText: "Prijašnji više ne vrijedi.",
    notResent: "Kod nije poslan",
    triesLeft:
      "Kod nije ispravan. {left, plural, one {Imate još {shown} pokušaj.} few {Imate još {shown} pokušaja.} other {Imate još {shown} pokušaja.}}",
    noTriesLeft:
      "Kod nije ispravan. Za ovaj kod nema više pokušaja: zatražite novi ili otvorite poveznicu iz poruke.",
    onlyLink:
      "Radi Vaše sigurnosti kodovi za ovu adresu više ne vrijede. Otvorite poveznicu iz poruke koju smo Vam poslali.",
    used: "Ovaj je kod već iskorišten. Zatražite novi ili se prijavite.",
    mailbox: "Razvoj: pročitaj kod u poslanoj pošti",
  },
  register: {
    firstName: "Ime",
    lastName: "Prezime",
    email: "E-mail",
    password: "Lozinka",
    passwordHint: "Najmanje 8 znakova: malo i veliko slovo te znamenka ili znak.",
    submit: "Otvori račun",
    welcome: "Račun je otvoren",
    taken: "E-mail adresa je zauzeta",
    takenText: "S njom već postoji račun. Prijavite se ili zatražite novu lozinku.",
    failed: "Pogreška pri registraciji",
    failedText: "Pokušajte ponovno malo kasnije.",
  },
  consent: {
    label: "Suglasnost",
    agree: "Slažem se s <t>Uvjetima korištenja</t> i <p>Politikom privatnosti</p> stranice {site}.",
    summary:
      "Čuvamo ime, e-mail i ono što sami unesete, kako biste se mogli prijavljivati na poslove. Poslodavac vidi samo ono što mu pošaljete. Sve možete preuzeti ili obrisati u postavkama.",
  },
  verify: {
    submit: "Potvrdi adresu",
    verified: "Potvrđeno",
    verifiedText: "E-mail adresa je potvrđena i prijavljeni ste.",
    failed: "Potvrda nije uspjela",
    failedText: "Pokušajte ponovno malo kasnije.",
    whichAddress: "Kojom ste se adresom registrirali?",
    email: "E-mail",
    goOn: "Nastavi",
    linkLead: "Potvrdite da je ovo Vaša e-mail adresa. Odmah ćete biti i prijavljeni.",
    toLogin: "Na prijavu",
  },
  forgotten: {
    lead: "Upišite e-mail adresu svojeg računa. Poslat ćemo poveznicu kojom postavljate novu lozinku.",
    email: "E-mail",
    submit: "Pošalji poveznicu",
    cancel: "Natrag na prijavu",
    sent: "Zahtjev je poslan",
    sentText: "Provjerite svoj e-mail",
    askedFor: "Ako s adresom <b>{email}</b> postoji račun, na nju smo poslali poveznicu za novu lozinku.",
    spam: "Ne vidite poruku? Pogledajte i neželjenu poštu.",
    resend: "Pošalji ponovno",
    resendIn:
      "Ponovno možete poslati za {seconds, plural, one {{shown} sekundu} few {{shown} sekunde} other {{shown} sekundi}}.",
    failed: "Pogreška pri slanju zahtjeva",
  },
  newPassword: {
    lead: "Odaberite novu lozinku. Na svim ćete uređajima biti odjavljeni.",
    password: "Nova lozinka",
    repeat: "Ponovite novu lozinku",
    hint: "Najmanje 8 znakova: malo i veliko slovo te znamenka ili znak.",
    submit: "Spremi lozinku",
    changed: "Lozinka je promijenjena",
    changedText: "Prijavite se novom lozinkom.",
    failed: "Pogreška pri promjeni lozinke",
    wrongLink: "Poveznica je neispravna ili je istekla",
    wrongLinkText: "Poveznica vrijedi kratko i samo jednom. Zatražite novu.",
    askAgain: "Zatraži novu poveznicu",
  },
  link: {
    used: "Ova je poveznica već iskorištena",
    usedText: "Ako ste je otvorili Vi, sve je u redu.",
    wrong: "Poveznica je neispravna ili je istekla",
    wrongText: "Otvorite onu iz najnovije poruke ili zatražite novu.",
  },
  byLink: {
    lead: "Stigli ste poveznicom iz e-maila. Želite li se prijaviti u ovom pregledniku?",
    submit: "Prijavi me",
    again: "Na prijavu",
  },
  newEmail: {
    title: "Nova e-mail adresa",
    lead: "Potvrdite da je ovo Vaša nova e-mail adresa. Na ostalim ćete uređajima biti odjavljeni.",
    submit: "Potvrdi novu adresu",
    doneTitle: "Nova adresa je potvrđena",
    done: "Od sada se prijavljujete novom e-mail adresom.",
    doneAs: "Vaša je adresa od sada {email}.",
    noLink: "Ova se stranica otvara poveznicom iz poruke koju šaljemo na novu adresu.",
    toSettings: "U postavke",
    toLogin: "Na prijavu",
  },
  alreadyIn: {
    text: "Prijavljeni ste kao <b>{email}</b>.",
    goOn: "Nastavi",
    other: "Odjava i prijava drugim računom",
  },
  logout: {
    title: "Odjava",
    lead: "Prijavljeni ste kao {email}.",
    submit: "Odjavi se",
    doneTitle: "Niste prijavljeni",
    done: "U ovom pregledniku nitko nije prijavljen.",
    toLogin: "Na prijavu",
  },
  social: {
    intro: "Najbrže računom koji već imate",
    by: "Nastavi s računom {provider}",
    or: "ili e-mailom",
    newAccount: "S računom {provider} još niste bili kod nas. Otvorit ćemo Vam račun ako se slažete.",
    open: "Otvori račun",
    cancel: "Odustani",
  },
  gains: {
    title: "Jedan račun, cijeli put do posla",
    apply: { title: "Prijava bez prepisivanja", text: "Podaci i životopis čekaju Vas pri svakoj prijavi." },
    follow: {
      title: "Vidite kad je prijava otvorena",
      text: "Za svaku prijavu piše što se s njom dogodilo.",
    },
    keep: {
      title: "Spremljeni poslovi na svim uređajima",
      text: "Ono što ste zapamtili kao gost seli se s Vama.",
    },
    own: { title: "Podaci u Vašim rukama", text: "U svakom ih trenutku možete preuzeti ili obrisati." },
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    auth: typeof messages;
  }
}

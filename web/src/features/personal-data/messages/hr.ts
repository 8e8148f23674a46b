const messages = {
  title: "Podaci o Vama",
  lead: "Ako ste se na poslove prijavljivali bez računa, poslat ćemo Vam poveznicu kojom vidite, preuzimate ili brišete sve što o Vama čuvamo.",
  contact: "E-mail adresa ili broj telefona",
  submit: "Pošalji poveznicu",
  requested: "Ako o Vama nešto čuvamo, poveznica je na putu",
  requestedText: "Provjerite poštu ili poruke. Poveznica vrijedi 24 sata.",
  requestFailed: "Poveznica nije poslana",
  account: "Imate račun? Njegovi su podaci u postavkama, kad uđete u račun.",
  expiredTitle: "Poveznica više ne vrijedi",
  expiredText: "Istekla je ili su podaci u međuvremenu obrisani.",
  heldLead:
    "Prijave poslane s Vašom adresom ili brojem, pretrage spremljene s adresom i sve što s njima čuvamo.",
  savedSearches:
    "{count, plural, one {{shown} spremljena pretraga} few {{shown} spremljene pretrage} other {{shown} spremljenih pretraga}}",
  nothing: "O Vama više ništa ne čuvamo.",
  started: "Započeto {at}",
  sent: "Poslano {at}",
  withdrawn: "Povučeno {at}",
  person: "{name}, {contact}",
  letter: "motivacijsko pismo",
  files: "{count, plural, one {{shown} datoteka} few {{shown} datoteke} other {{shown} datoteka}}",
  exportTitle: "Preuzimanje",
  exportLead: "Sve podatke i datoteke dobivate u jednoj arhivi, koju čuvamo tri dana.",
  exportRequest: "Zatraži arhivu",
  exportRequested: "Arhiva se izrađuje",
  exportFailed: "Arhiva nije zatražena",
  archive: "Arhiva od {at}",
  making: "Izrađuje se…",
  ready: "{size}, dostupna do {until}",
  download: "Preuzmi",
  eraseTitle: "Brisanje",
  eraseLead:
    "Brišu se sve prijave, pisma i datoteke. Poslodavcima koji su ih primili javljamo da su podaci obrisani.",
  erase: "Obriši sve",
  confirmTitle: "Obrisati sve zauvijek?",
  confirmText: "Ovo se ne može poništiti. Poslodavci Vaše prijave više neće vidjeti.",
  confirm: "Obriši zauvijek",
  underWay: "Podaci se brišu",
  underWayText:
    "Prvo javljamo poslodavcima, a zatim brišemo. Kad završimo, ova poveznica prestaje vrijediti.",
  eraseFailed: "Brisanje nije zatraženo",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    "personal-data": typeof messages;
  }
}

import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Podaci o Vama",
  lead: "Ako ste se na poslove prijavljivali bez naloga, poslat ćemo Vam link kojim vidite, preuzimate ili brišete sve što o Vama čuvamo.",
  contact: "E-mail adresa ili broj telefona",
  submit: "Pošalji link",
  requested: "Ako o Vama nešto čuvamo, link je na putu",
  requestedText: "Provjerite poštu ili poruke. Link vrijedi 24 sata.",
  requestFailed: "Link nije poslan",
  account: "Imate nalog? Njegovi podaci su u postavkama, kada uđete na nalog.",
  expiredTitle: "Link više ne vrijedi",
  expiredText: "Istekao je ili su podaci u međuvremenu obrisani.",
  heldLead:
    "Prijave poslane s Vašom adresom ili brojem, pretrage sačuvane s adresom i sve što s njima čuvamo.",
  savedSearches:
    "{count, plural, one {{shown} sačuvana pretraga} few {{shown} sačuvane pretrage} other {{shown} sačuvanih pretraga}}",
  nothing: "O Vama više ništa ne čuvamo.",
  started: "Započeto {at}",
  sent: "Poslano {at}",
  withdrawn: "Povučeno {at}",
  person: "{name}, {contact}",
  letter: "motivaciono pismo",
  files: "{count, plural, one {{shown} datoteka} few {{shown} datoteke} other {{shown} datoteka}}",
  exportTitle: "Preuzimanje",
  exportLead: "Sve podatke i datoteke dobijate u jednoj arhivi, koju čuvamo tri dana.",
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
  underWayText: "Prvo javljamo poslodavcima, a zatim brišemo. Kada završimo, ovaj link prestaje vrijediti.",
  eraseFailed: "Brisanje nije zatraženo",
};

export default messages;

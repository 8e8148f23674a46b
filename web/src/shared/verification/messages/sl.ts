import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  label: "Petmestna koda",
  expires: "Koda velja še {time}.",
  expired: "Koda je potekla. Zahtevajte novo.",
  spam: "Ne vidite sporočila? Poglejte tudi med neželeno pošto. Namesto kode lahko odprete povezavo iz sporočila.",
  resend: "Pošlji novo kodo",
  resendIn:
    "Novo kodo lahko zahtevate čez {seconds, plural, one {{shown} sekundo} two {{shown} sekundi} few {{shown} sekunde} other {{shown} sekund}}.",
  resent: "Nova koda je poslana",
  resentText: "Velja samo zadnja koda.",
  notResent: "Kode ni bilo mogoče poslati",
  triesLeft:
    "Koda ni pravilna. {left, plural, one {Na voljo imate še {shown} poskus.} two {Na voljo imate še {shown} poskusa.} few {Na voljo imate še {shown} poskuse.} other {Na voljo imate še {shown} poskusov.}}",
  noTriesLeft:
    "Koda ni pravilna. Za to kodo ni več poskusov: zahtevajte novo ali odprite povezavo iz sporočila.",
  onlyLink:
    "Zaradi vaše varnosti kode za ta naslov ne veljajo več. Odprite povezavo iz sporočila, ki smo vam ga poslali.",
  mailbox: "Razvoj: preberi kodo v poslani pošti",
};

export default messages;

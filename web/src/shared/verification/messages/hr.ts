const messages = {
  label: "Kod od pet znamenki",
  expires: "Kod vrijedi još {time}.",
  expired: "Kod je istekao. Zatražite novi.",
  spam: "Ne vidite poruku? Pogledajte i neželjenu poštu. Umjesto koda možete otvoriti poveznicu iz poruke.",
  resend: "Pošalji novi kod",
  resendIn:
    "Novi kod možete zatražiti za {seconds, plural, one {{shown} sekundu} few {{shown} sekunde} other {{shown} sekundi}}.",
  resent: "Novi kod je poslan",
  resentText: "Vrijedi samo posljednji kod.",
  notResent: "Kod nije poslan",
  triesLeft:
    "Kod nije ispravan. {left, plural, one {Imate još {shown} pokušaj.} few {Imate još {shown} pokušaja.} other {Imate još {shown} pokušaja.}}",
  noTriesLeft:
    "Kod nije ispravan. Za ovaj kod nema više pokušaja: zatražite novi ili otvorite poveznicu iz poruke.",
  onlyLink:
    "Radi Vaše sigurnosti kodovi za ovu adresu više ne vrijede. Otvorite poveznicu iz poruke koju smo Vam poslali.",
  mailbox: "Razvoj: pročitaj kod u poslanoj pošti",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    verification: typeof messages;
  }
}

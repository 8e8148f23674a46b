const messages = {
  title: "Česta pitanja",
  lead: "Odgovori o traženju posla, prijavama, računu i podacima.",
  categoryTitle: "{category}: česta pitanja",
  categories: "Teme pitanja",
  all: "Sva pitanja",
  search: "Pretražite pitanja",
  found:
    "{count, plural, =0 {Nema takvog pitanja.} one {{shown} pitanje} few {{shown} pitanja} other {{shown} pitanja}}",
  linkToQuestion: "Poveznica na ovo pitanje",
  askUs: "Niste našli odgovor? <link>Pišite nam</link>.",
};

declare module "@/shared/i18n/messages" {
  interface Messages {
    help: typeof messages;
  }
}

export default messages;

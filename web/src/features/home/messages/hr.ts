const messages = {
  pageTitle: "Poslovi u Hrvatskoj i regiji",
  title: "Posao koji tražite.",
  titleMore: "Uvijek znate gdje je Vaša prijava.",
  lead: "Prijavite se bez registracije i pratite što se s prijavom događa: kad je proslijeđena i kad ju je poslodavac pogledao.",
  description: "Poslovi u Hrvatskoj i regiji, prijava bez registracije i uvid u svaki korak Vaše prijave.",
  open: "Otvoreni poslovi",
  exclusive: "Ekskluzivni poslovi tjedna",
  videos: "Poslovi s videom",
  featured: "Izdvojeni poslovi",
  allOpen: "Svi otvoreni poslovi ({shown})",
  categories: "Poslovi po kategorijama",
  allCategories: "Prikaži sve kategorije ({count})",
  noneYet: "Trenutačno nema otvorenih poslova",
  noneYetHint: "Novi oglasi stižu svaki dan. Navratite sutra.",
  mine: {
    title: "Dobar dan, {name}",
    applications: "Vaše prijave",
    allApplications: "Sve prijave ({shown})",
    noApplications: "Još nema prijava. Kad se prijavite na posao, ovdje vidite svaki korak.",
    searches: "Vaše pretrage",
    noSearches: "Još nema pretraga. Ono što tražite ostaje ovdje, s brojem novih oglasa.",
    newJobs:
      "{count, plural, one {{shown} novi oglas} few {{shown} nova oglasa} other {{shown} novih oglasa}} od {date}",
    nothingNew: "Ništa novo od {date}",
    searchedOn: "Traženo {date}",
  },
  steps: {
    title: "Put jedne prijave",
    sent: "Prijava je poslana",
    sentHint: "Potvrdite je kodom od pet znamenki iz poruke.",
    forwarded: "Proslijeđena je poslodavcu",
    forwardedHint: "Sa životopisom i dokumentima koje odaberete.",
    seen: "Poslodavac ju je pogledao",
    seenHint: "Bilježi se samo kad je otvori osoba, a ne program.",
    ended: "Selekcija je završena",
    endedHint: "I tada Vam se javimo, kakav god bio ishod.",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    home: typeof messages;
  }
}

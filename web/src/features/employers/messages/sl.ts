import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Delodajalci",
  lead: "Delodajalci, ki objavljajo oglase, z njihovimi delovnimi mesti in odzivom na prijave.",
  page: "stran {page}",
  search: {
    name: "Ime delodajalca",
    sector: "Dejavnost",
    allSectors: "Vse dejavnosti",
    sectorCount: "{sector} ({count})",
    submit: "Poiščite",
  },
  letters: {
    title: "Delodajalci po začetni črki",
    all: "Vse črke",
    digits: "0–9",
    latin: "Latinica",
    cyrillic: "Cirilica",
  },
  found:
    "{count, plural, =0 {Takih delodajalcev ni} one {{shown} delodajalec} two {{shown} delodajalca} few {{shown} delodajalci} other {{shown} delodajalcev}}",
  noneHint: "Preverite ime ali izberite drugo dejavnost.",
  showAll: "Vsi delodajalci",
  openJobs:
    "{count, plural, =0 {Trenutno brez prostih delovnih mest} one {{shown} prosto delovno mesto} two {{shown} prosti delovni mesti} few {{shown} prosta delovna mesta} other {{shown} prostih delovnih mest}}",
  morePlaces: "{places} in drugje",
  profile: {
    description:
      "{employer}: {count, plural, =0 {trenutno brez prostih delovnih mest} one {{shown} prosto delovno mesto} two {{shown} prosti delovni mesti} few {{shown} prosta delovna mesta} other {{shown} prostih delovnih mest}} in podatki o delodajalcu.",
    demo: "Primer",
    demoHint: "To je izmišljen delodajalec za prikaz delovanja strani.",
    sectors: "Dejavnosti",
    places: "Kraji dela",
    website: "{address}, odpre se v novem zavihku",
    about: "O delodajalcu",
    jobs: "Prosta delovna mesta",
    noJobs: "Trenutno ni prostih delovnih mest",
    noJobsHint: "Ko bo ta delodajalec objavil oglas, ga boste našli tukaj.",
    allJobs: "Vsa delovna mesta",
    searchJobs: "Iščite med delovnimi mesti tega delodajalca",
  },
  rate: {
    title: "Odziv na prijave",
    share: "prijav ogledanih ali s končanim izbirnim postopkom v {days} dneh",
    basis:
      "Štejemo prijave, oddane v zadnjih {months} mesecih, od katerih je minilo vsaj {days} dni; takih je najmanj {count}. Ne štejemo prijav, ki so bile v tem času izbrisane, preden so bile ogledane.",
    none: "Odziv pokažemo, ko temelji na najmanj desetih prijavah. Za tega delodajalca jih še ni dovolj.",
  },
};

export default messages;

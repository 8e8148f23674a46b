import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Prijava na strani delodajalca",
  lead: "Na delovno mesto <strong>{title}</strong> pri delodajalcu <strong>{employer}</strong> se prijavite neposredno.",
  notSeen:
    "Take prijave ne vidimo, zato njene poti tukaj ne moremo prikazati. Potrditev in odgovor vam pošlje delodajalec.",
  openSite: "Nadaljujte na {host}",
  openForm: "Odprite obrazec na {host}",
  formTitle: "Prijava z obrazcem delodajalca",
  leavingTo: "Odhajate na {host}",
  seconds:
    "{count, plural, one {Stran delodajalca se odpre čez {shown} sekundo.} two {Stran delodajalca se odpre čez {shown} sekundi.} few {Stran delodajalca se odpre čez {shown} sekunde.} other {Stran delodajalca se odpre čez {shown} sekund.}}",
  opening: "Odpiramo stran delodajalca\u00a0…",
  goNow: "Odprite {host} takoj",
  stay: "Ostanite tukaj",
  backToJob: "Nazaj na oglas",
  notFound: {
    title: "Povezave za prijavo ni mogoče najti",
    text: "Ta naslov ne vodi do prijave pri delodajalcu. Kako se lahko prijavite, piše ob oglasu.",
    ways: "Načini prijave",
  },
};

export default messages;

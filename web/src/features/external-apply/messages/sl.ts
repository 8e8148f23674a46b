import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Prijava na straneh delodajalca",
  lead: "Na delovno mesto <strong>{title}</strong> se prijavite neposredno pri delodajalcu <strong>{employer}</strong>.",
  notSeen:
    "Take prijave ne vidimo, zato njene poti tukaj ne moremo prikazati. Potrditev in odgovor vam pošlje delodajalec.",
  openSite: "Nadaljujte na {host}",
  openForm: "Odprite obrazec na {host}",
  formTitle: "Prijava z obrazcem delodajalca",
  leavingTo: "Odhajate na {host}",
  seconds:
    "{count, plural, one {Stran delodajalca se odpre čez {shown} sekundo.} two {Stran delodajalca se odpre čez {shown} sekundi.} few {Stran delodajalca se odpre čez {shown} sekunde.} other {Stran delodajalca se odpre čez {shown} sekund.}}",
  opening: "Odpiramo stran delodajalca…",
  goNow: "Odprite {host} takoj",
  stay: "Ostanite tukaj",
  backToJob: "Nazaj na oglas",
};

export default messages;

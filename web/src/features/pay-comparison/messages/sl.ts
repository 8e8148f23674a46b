import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Primerjava plač",
  others: "Kaj ponujajo drugi",
  lead: "Koliko objavljeni oglasi ponujajo za neki poklic, bruto in neto.",
  position: "Poklic",
  place: "Kraj ali občina",
  compare: "Primerjajte",
  unknownPosition: "Izberite poklic s seznama, ki se odpre med pisanjem.",
  unknownPlace: "Izberite kraj s seznama, ki se odpre med pisanjem, ali pustite polje prazno.",
  wider: "{place}: ni dovolj oglasov, zato so to plače za širše območje.",
  notEnough: "Oglasov še ni dovolj",
  needed:
    "Za primerjavo je potrebnih vsaj {ads} oglasov s plačo, od vsaj {employers} različnih delodajalcev, da se ne razkrije, koliko plačuje eden od njih.",
  net: "Neto na mesec",
  gross: "Bruto na mesec",
  median: "Mediana",
  half: "Polovica oglasov ponuja od {from} do {to}.",
  own: "Vaš izračun: {amount}",
  basis:
    "{count, plural, one {Po {shown} oglasu} two {Po {shown} oglasih} few {Po {shown} oglasih} other {Po {shown} oglasih}} iz zadnjih {months} mesecev, za polni delovni čas.",
  converted: "Bruto in neto preračuna naš kalkulator, za osebo brez otrok in drugih vzdrževanih članov.",
  oneSide: "Bruto in neto preračunavamo samo za Hrvaško, zato je tu to, kar navajajo oglasi.",
  demo: "Med oglasi so tudi izmišljeni, za prikaz delovanja strani.",
  openAds: "Odprti oglasi",
  calculate: "Izračun plače",
};

export default messages;

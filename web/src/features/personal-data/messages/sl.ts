import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Podatki o vas",
  lead: "Če ste se na delovna mesta prijavljali brez računa, vam pošljemo povezavo, s katero vidite, prenesete ali izbrišete vse, kar hranimo o vas.",
  contact: "E-poštni naslov ali telefonska številka",
  submit: "Pošlji povezavo",
  requested: "Če o vas kaj hranimo, je povezava na poti",
  requestedText: "Preverite pošto ali sporočila. Povezava velja 24 ur.",
  requestFailed: "Povezava ni bila poslana",
  account: "Imate račun? Njegovi podatki so v nastavitvah, ko vstopite v račun.",
  expiredTitle: "Povezava ne velja več",
  expiredText: "Potekla je ali pa so bili podatki medtem izbrisani.",
  heldLead:
    "Prijave, oddane z vašim naslovom ali številko, iskanja, shranjena z naslovom, in vse, kar z njimi hranimo.",
  savedSearches:
    "{count, plural, one {{shown} shranjeno iskanje} two {{shown} shranjeni iskanji} few {{shown} shranjena iskanja} other {{shown} shranjenih iskanj}}",
  nothing: "O vas ne hranimo ničesar več.",
  started: "Začeto {at}",
  sent: "Oddano {at}",
  withdrawn: "Umaknjeno {at}",
  person: "{name}, {contact}",
  letter: "motivacijsko pismo",
  files:
    "{count, plural, one {{shown} datoteka} two {{shown} datoteki} few {{shown} datoteke} other {{shown} datotek}}",
  exportTitle: "Prenos",
  exportLead: "Vse podatke in datoteke dobite v enem arhivu, ki ga hranimo tri dni.",
  exportRequest: "Zahtevaj arhiv",
  exportRequested: "Arhiv nastaja",
  exportFailed: "Arhiv ni bil zahtevan",
  archive: "Arhiv z dne {at}",
  making: "Nastaja\u00a0…",
  ready: "{size}, na voljo do {until}",
  download: "Prenesi",
  eraseTitle: "Izbris",
  eraseLead:
    "Izbrišejo se vse prijave, pisma in datoteke. Delodajalcem, ki so jih prejeli, sporočimo, da so podatki izbrisani.",
  erase: "Izbriši vse",
  confirmTitle: "Izbrisati vse za vedno?",
  confirmText: "Tega ni mogoče razveljaviti. Delodajalci vaših prijav ne bodo več videli.",
  confirm: "Izbriši za vedno",
  underWay: "Podatki se brišejo",
  underWayText: "Najprej obvestimo delodajalce, nato brišemo. Ko končamo, ta povezava ne velja več.",
  eraseFailed: "Izbris ni bil zahtevan",
};

export default messages;

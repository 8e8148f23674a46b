import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Poređenje plata",
  others: "Šta nude drugi",
  lead: "Koliko objavljeni oglasi nude za neko zanimanje, bruto i neto.",
  position: "Zanimanje",
  place: "Mjesto ili regija",
  compare: "Uporedite",
  unknownPosition: "Odaberite zanimanje s liste koja se otvori dok pišete.",
  unknownPlace: "Odaberite mjesto s liste koja se otvori dok pišete ili polje ostavite prazno.",
  wider: "{place}: nema dovoljno oglasa, pa su ovo plate za šire područje.",
  notEnough: "Još nema dovoljno oglasa",
  needed:
    "Poređenje traži barem {ads} oglasa s platom, od barem {employers} različita poslodavca, da se ne bi otkrile plate samo jednog od njih.",
  net: "Neto mjesečno",
  gross: "Bruto mjesečno",
  median: "Medijana",
  half: "Polovina oglasa nudi od {from} do {to}.",
  own: "Vaš obračun: {amount}",
  basis:
    "{count, plural, one {Prema {shown} oglasu} few {Prema {shown} oglasa} other {Prema {shown} oglasa}} iz posljednjih {months} mjeseci, za puno radno vrijeme.",
  converted: "Bruto i neto preračunava naš kalkulator, za osobu bez djece i drugih izdržavanih članova.",
  oneSide: "Bruto i neto preračunavamo samo za Hrvatsku, pa je ovdje ono što oglasi navode.",
  demo: "Među oglasima ima izmišljenih, za prikaz rada stranice.",
  openAds: "Otvoreni oglasi",
  calculate: "Obračun plate",
};

export default messages;

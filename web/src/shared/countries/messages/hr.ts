const messages = {
  HR: "Hrvatska",
  SI: "Slovenija",
  BA: "Bosna i Hercegovina",
  MK: "Sjeverna Makedonija",
  RS: "Srbija",
  ME: "Crna Gora",
  XK: "Kosovo",
  AL: "Albanija",
  AT: "Austrija",
  DE: "Njemačka",
  CH: "Švicarska",
  IT: "Italija",
  HU: "Mađarska",
  CZ: "Češka",
  SK: "Slovačka",
  PL: "Poljska",
  RO: "Rumunjska",
  BG: "Bugarska",
  GR: "Grčka",
  TR: "Turska",
  UA: "Ukrajina",
  IE: "Irska",
  GB: "Ujedinjeno Kraljevstvo",
  FR: "Francuska",
  ES: "Španjolska",
  NL: "Nizozemska",
  BE: "Belgija",
  SE: "Švedska",
  NO: "Norveška",
  DK: "Danska",
  US: "Sjedinjene Američke Države",
  IN: "Indija",
  NP: "Nepal",
  PH: "Filipini",
  BD: "Bangladeš",
  EG: "Egipat",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    countries: typeof messages;
  }
}

const messages = {
  title: "Usporedba plaća",
  others: "Što nude drugi",
  lead: "Koliko objavljeni oglasi nude za neko zanimanje, bruto i neto.",
  position: "Zanimanje",
  place: "Mjesto ili županija",
  compare: "Usporedite",
  unknownPosition: "Odaberite zanimanje s popisa koji se otvori dok pišete.",
  unknownPlace: "Odaberite mjesto s popisa koji se otvori dok pišete ili polje ostavite prazno.",
  wider: "{place}: nema dovoljno oglasa, pa su ovo plaće za šire područje.",
  notEnough: "Još nema dovoljno oglasa",
  needed:
    "Usporedba treba barem {ads} oglasa s plaćom, od barem {employers} različita poslodavca, da se ne bi otkrilo koliko plaća jedan od njih.",
  net: "Neto mjesečno",
  gross: "Bruto mjesečno",
  median: "Medijan",
  half: "Polovica oglasa nudi od {from} do {to}.",
  own: "Vaš izračun: {amount}",
  basis:
    "{count, plural, one {Prema {shown} oglasu} few {Prema {shown} oglasa} other {Prema {shown} oglasa}} iz posljednjih {months} mjeseci, za puno radno vrijeme.",
  converted: "Bruto i neto preračunava naš kalkulator, za osobu bez djece i drugih uzdržavanih članova.",
  oneSide: "Bruto i neto preračunavamo samo za Hrvatsku, pa je ovdje ono što oglasi navode.",
  demo: "Među oglasima ima izmišljenih, za prikaz rada stranice.",
  openAds: "Otvoreni oglasi",
  calculate: "Izračun plaće",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    "pay-comparison": typeof messages;
  }
}

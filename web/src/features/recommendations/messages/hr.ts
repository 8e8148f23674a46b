const messages = {
  title: "Poslovi za Vas",
  lead: "Poslovi prema onome što ste tražili, spremili i na što ste se prijavili. Na svakom oglasu piše zašto je ovdje.",
  all: "Svi poslovi za Vas ({shown})",
  reasons: "Zašto je ovaj posao ovdje",
  reason: {
    searched: "Tražili ste: {search}",
    saved: "Slično spremljenom oglasu: {title}",
    applied: "Slično oglasu na koji ste se prijavili: {title}",
    near: "Do {km}\u00a0km od mjesta iz Vaše adrese: {place}",
  },
  unknown: {
    title: "Još nema poslova za Vas",
    lead: "Ovdje stižu poslovi kad iz Vaših koraka vidimo što tražite. Dovoljan je jedan od ovih:",
    search: "Pretražite poslove, po zanimanju ili mjestu.",
    save: "Spremite oglas pritiskom na srce.",
    apply: "Prijavite se na posao.",
    address: "Upišite mjesto u svoju adresu u postavkama.",
    guest:
      "Bez računa preporučujemo samo u ovom pregledniku, i to ako ste prihvatili sve kolačiće. S računom preporuke vrijede na svim Vašim uređajima.",
  },
  nothing: {
    title: "Trenutačno ništa ne odgovara",
    text: "Znamo što tražite, ali takvih poslova sada nema, osim onih koje ste već spremili ili na koje ste se prijavili. Navratite za koji dan ili proširite pretragu.",
  },
  search: "Pretražite poslove",
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    recommendations: typeof messages;
  }
}

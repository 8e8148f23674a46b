import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Poslovi za Vas",
  lead: "Poslovi prema onome što ste tražili, sačuvali i na šta ste se prijavili. Na svakom oglasu piše zašto je ovdje.",
  all: "Svi poslovi za Vas ({shown})",
  reasons: "Zašto je ovaj posao ovdje",
  reason: {
    searched: "Tražili ste: {search}",
    saved: "Slično sačuvanom oglasu: {title}",
    applied: "Slično oglasu na koji ste se prijavili: {title}",
    near: "Do {km}\u00a0km od mjesta iz Vaše adrese: {place}",
  },
  unknown: {
    title: "Još nema poslova za Vas",
    lead: "Ovdje stižu poslovi kada iz Vaših koraka vidimo šta tražite. Dovoljan je jedan od ovih:",
    search: "Pretražite poslove, po zanimanju ili mjestu.",
    save: "Sačuvajte oglas pritiskom na srce.",
    apply: "Prijavite se na posao.",
    address: "Upišite mjesto u svoju adresu u postavkama.",
    guest:
      "Bez naloga preporučujemo samo u ovom pregledniku, i to ako ste prihvatili sve kolačiće. S nalogom preporuke vrijede na svim Vašim uređajima.",
  },
  nothing: {
    title: "Trenutno ništa ne odgovara",
    text: "Znamo šta tražite, ali takvih poslova sada nema, osim onih koje ste već sačuvali ili na koje ste se prijavili. Navratite za koji dan ili proširite pretragu.",
  },
  search: "Pretražite poslove",
};

export default messages;

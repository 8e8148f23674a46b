import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Prijava na stranici poslodavca",
  lead: "Na posao <strong>{title}</strong> kod poslodavca <strong>{employer}</strong> prijavljujete se direktno.",
  notSeen:
    "Takvu prijavu ne vidimo, pa njen put ovdje ne možemo prikazati. Potvrda i odgovor stižu Vam od poslodavca.",
  openSite: "Nastavi na {host}",
  openForm: "Otvori obrazac na {host}",
  formTitle: "Prijava obrascem poslodavca",
  leavingTo: "Odlazite na {host}",
  seconds:
    "{count, plural, one {Stranica poslodavca otvara se za {shown} sekundu.} few {Stranica poslodavca otvara se za {shown} sekunde.} other {Stranica poslodavca otvara se za {shown} sekundi.}}",
  opening: "Otvaramo stranicu poslodavca…",
  goNow: "Otvori {host} odmah",
  stay: "Ostani ovdje",
  backToJob: "Nazad na oglas",
  notFound: {
    title: "Link za prijavu nije pronađen",
    text: "Ova adresa ne vodi do prijave kod poslodavca. Kako se možete prijaviti, piše uz oglas.",
    ways: "Načini prijave",
  },
};

export default messages;

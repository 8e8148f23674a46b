const messages = {
  title: "Prijava na stranici poslodavca",
  lead: "Na posao <strong>{title}</strong> kod poslodavca <strong>{employer}</strong> prijavljujete se izravno.",
  notSeen:
    "Takvu prijavu ne vidimo, pa njezin put ovdje ne možemo prikazati. Potvrda i odgovor stižu Vam od poslodavca.",
  openSite: "Nastavi na {host}",
  openForm: "Otvori obrazac na {host}",
  formTitle: "Prijava obrascem poslodavca",
  leavingTo: "Odlazite na {host}",
  seconds:
    "{count, plural, one {Stranica poslodavca otvara se za {shown} sekundu.} few {Stranica poslodavca otvara se za {shown} sekunde.} other {Stranica poslodavca otvara se za {shown} sekundi.}}",
  opening: "Otvaramo stranicu poslodavca…",
  goNow: "Otvori {host} odmah",
  stay: "Ostani ovdje",
  backToJob: "Natrag na oglas",
  notFound: {
    title: "Poveznica za prijavu nije pronađena",
    text: "Ova adresa ne vodi do prijave kod poslodavca. Kako se možete prijaviti, piše uz oglas.",
    ways: "Načini prijave",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    "external-apply": typeof messages;
  }
}

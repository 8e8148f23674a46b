const messages = {
  title: "Obrazovanje i osposobljavanje",
  lead: "Javni programi i savjetovanje za one koji žele naučiti nešto novo, promijeniti zanimanje ili se lakše zaposliti.",
  ofOthers:
    "Programe provode ustanove navedene uz svaki od njih. Uvjeti se mijenjaju; vrijedi ono što piše na njihovim stranicama. Za preporuke nas nitko ne plaća.",
  recommended: "Preporučeno obrazovanje",
  all: "Svi programi ({shown})",
  reasons: "Zašto je ovaj program ovdje",
  provider: "Provodi",
  countries: "Programi po državama",
  jobCategories: "Za ova područja rada",
  website: "Otvorite {address} (druga stranica, u novoj kartici)",
  missing: "Znate za javni program koji ovdje nedostaje? <link>Javite nam se.</link>",
  reason: {
    category: {
      searched: "Područje koje ste tražili: {name}",
      saved: "Područje spremljenog oglasa: {name}",
      applied: "Područje posla na koji ste se prijavili: {name}",
    },
    country: {
      searched: "Država u kojoj ste tražili posao: {name}",
      saved: "Država spremljenog oglasa: {name}",
      applied: "Država posla na koji ste se prijavili: {name}",
      address: "Država iz Vaše adrese: {name}",
      language: "Država prema jeziku stranice: {name}",
    },
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    educations: typeof messages;
  }
}

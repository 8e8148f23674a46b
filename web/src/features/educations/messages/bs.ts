import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Obrazovanje i osposobljavanje",
  lead: "Javni programi i savjetovanje za one koji žele naučiti nešto novo, promijeniti zanimanje ili se lakše zaposliti.",
  ofOthers:
    "Programe provode ustanove navedene uz svaki od njih. Uslovi se mijenjaju; vrijedi ono što piše na njihovim stranicama. Za preporuke ne dobijamo novac.",
  recommended: "Preporučeno obrazovanje",
  all: "Svi programi ({shown})",
  reasons: "Zašto je ovaj program ovdje",
  provider: "Provodi",
  countries: "Programi po državama",
  jobCategories: "Za ove oblasti rada",
  website: "Otvorite {address} (druga stranica, u novoj kartici)",
  missing: "Znate za javni program koji ovdje nedostaje? <link>Javite nam se.</link>",
  reason: {
    category: {
      searched: "Oblast koju ste tražili: {name}",
      saved: "Oblast sačuvanog oglasa: {name}",
      applied: "Oblast posla na koji ste se prijavili: {name}",
    },
    country: {
      searched: "Država u kojoj ste tražili posao: {name}",
      saved: "Država sačuvanog oglasa: {name}",
      applied: "Država posla na koji ste se prijavili: {name}",
      address: "Država iz Vaše adrese: {name}",
      language: "Država prema jeziku stranice: {name}",
    },
  },
};

export default messages;

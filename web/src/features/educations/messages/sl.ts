import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Izobraževanje in usposabljanje",
  lead: "Javni programi in svetovanje za vse, ki se želijo naučiti česa novega, zamenjati poklic ali se laže zaposliti.",
  ofOthers:
    "Programe izvajajo ustanove, navedene pri vsakem od njih. Pogoji se spreminjajo; velja to, kar piše na njihovih straneh. Za priporočila nam nihče ne plačuje.",
  recommended: "Priporočeno izobraževanje",
  all: "Vsi programi ({shown})",
  reasons: "Zakaj je ta program tukaj",
  provider: "Izvaja",
  countries: "Programi po državah",
  jobCategories: "Za ta področja dela",
  website: "Odprite {address} (druga stran, v novem zavihku)",
  missing: "Poznate javni program, ki ga tukaj ni? <link>Pišite nam.</link>",
  reason: {
    category: {
      searched: "Področje, ki ste ga iskali: {name}",
      saved: "Področje shranjenega oglasa: {name}",
      applied: "Področje dela, na katero ste se prijavili: {name}",
    },
    country: {
      searched: "Država, v kateri ste iskali delo: {name}",
      saved: "Država shranjenega oglasa: {name}",
      applied: "Država dela, na katero ste se prijavili: {name}",
      address: "Država iz vašega naslova: {name}",
      language: "Država glede na jezik strani: {name}",
    },
  },
};

export default messages;

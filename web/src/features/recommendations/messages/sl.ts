import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Delovna mesta za vas",
  lead: "Delovna mesta glede na to, kaj ste iskali, shranili in kam ste se prijavili. Pri vsakem oglasu piše, zakaj je tukaj.",
  all: "Vsa delovna mesta za vas ({shown})",
  reasons: "Zakaj je to delovno mesto tukaj",
  reason: {
    searched: "Iskali ste: {search}",
    saved: "Podobno shranjenemu oglasu: {title}",
    applied: "Podobno oglasu, na katerega ste se prijavili: {title}",
    near: "Do {km}\u00a0km od kraja v vašem naslovu: {place}",
  },
  unknown: {
    title: "Delovnih mest za vas še ni",
    lead: "Delovna mesta se pokažejo, ko iz vaših korakov vidimo, kaj iščete. Dovolj je eno od tega:",
    search: "Poiščite delovna mesta po poklicu ali kraju.",
    save: "Shranite oglas s pritiskom na srce.",
    apply: "Prijavite se na delovno mesto.",
    address: "V nastavitvah v svoj naslov vpišite kraj.",
    guest:
      "Brez računa priporočamo samo v tem brskalniku in le, če ste sprejeli vse piškotke. Z računom priporočila veljajo na vseh vaših napravah.",
  },
  nothing: {
    title: "Trenutno nič ne ustreza",
    text: "Vemo, kaj iščete, a takih delovnih mest zdaj ni, razen tistih, ki ste jih že shranili ali se nanje prijavili. Oglasite se čez nekaj dni ali iščite širše.",
  },
  search: "Poiščite delovna mesta",
};

export default messages;

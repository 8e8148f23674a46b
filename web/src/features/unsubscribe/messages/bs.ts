import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Odjava od obavještenja",
  confirm: "Odjavi me",
  ended: "Odjavljeni ste",
  failed: "Odjava nije uspjela",
  settings: "Postavke obavještenja",
  stays: "Poruke koje sami zatražite, poput kodova i linkova za lozinku, i dalje ćete dobijati.",
  unknownTitle: "Link nije potpun",
  unknownText: "Otvorite ga ponovo iz poruke. Ako ste ga kopirali, provjerite je li prenesen cijeli.",
  kind: {
    alerts: "Više Vam nećemo slati oglase koji odgovaraju Vašim sačuvanim pretragama.",
    applications:
      "Više Vam nećemo e-mailom javljati šta je novo s Vašim prijavama. Tok svake prijave i dalje vidite na stranici.",
    savedJobs: "Više Vam nećemo e-mailom javljati promjene oglasa koje ste sačuvali.",
    "guest-applications":
      "Na ovu adresu više nećemo javljati šta je novo s Vašim prijavama. Prijave ostaju kod poslodavaca.",
    "employer-reminders":
      "Više Vas nećemo podsjećati na prijave koje niko nije otvorio. Nove prijave i dalje stižu.",
    other: "Takve poruke više Vam nećemo slati.",
  },
  after: {
    alerts:
      "Pretrage ostaju sačuvane. Poruke ponovo uključujete uz svaku pretragu: s nalogom u obavještenjima, bez naloga linkom iz ranije poruke.",
    applications: "Poruke ponovo uključujete u obavještenjima svog naloga.",
    savedJobs: "Poruke ponovo uključujete u obavještenjima svog naloga.",
    "guest-applications": "Ako ih ponovo želite, javite nam se putem stranice za kontakt.",
    "employer-reminders": "Ako ih ponovo želite, javite nam se putem stranice za kontakt.",
    other: "Poruke ponovo uključujete u postavkama svog naloga.",
  },
};

export default messages;

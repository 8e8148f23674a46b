import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Odjava od obvestil",
  confirm: "Odjavi me",
  ended: "Odjavljeni ste",
  failed: "Odjava ni uspela",
  settings: "Nastavitve obvestil",
  stays: "Sporočila, ki jih zahtevate sami, na primer kode in povezave za geslo, boste še naprej prejemali.",
  unknownTitle: "Povezava ni popolna",
  unknownText: "Odprite jo znova iz sporočila. Če ste jo kopirali, preverite, ali je prenesena v celoti.",
  kind: {
    alerts: "Oglasov, ki ustrezajo vašim shranjenim iskanjem, vam ne bomo več pošiljali.",
    applications:
      "Novic o vaših prijavah vam ne bomo več pošiljali po e-pošti. Potek vsake prijave še vedno vidite na strani.",
    savedJobs: "O spremembah oglasov, ki ste jih shranili, vas po e-pošti ne bomo več obveščali.",
    "guest-applications":
      "Na ta naslov ne bomo več pošiljali novic o vaših prijavah. Prijave ostanejo pri delodajalcih.",
    "employer-reminders":
      "Na prijave, ki jih ni odprl nihče, vas ne bomo več opominjali. Nove prijave bodo še naprej prihajale.",
    other: "Takih sporočil vam ne bomo več pošiljali.",
  },
  after: {
    alerts:
      "Iskanja ostanejo shranjena. Sporočila znova vključite pri vsakem iskanju: z računom v obvestilih, brez računa s povezavo iz prejšnjega sporočila.",
    applications: "Sporočila znova vključite v obvestilih svojega računa.",
    savedJobs: "Sporočila znova vključite v obvestilih svojega računa.",
    "guest-applications": "Če jih želite znova prejemati, nam pišite prek strani za stik.",
    "employer-reminders": "Če jih želite znova prejemati, nam pišite prek strani za stik.",
    other: "Sporočila znova vključite v nastavitvah svojega računa.",
  },
};

export default messages;

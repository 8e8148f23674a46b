import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  status: {
    pending: "Nedovršena",
    sent: "Poslana",
    forwarded: "Proslijeđena poslodavcu",
    seen: "Poslodavac ju je pogledao",
    ended: "Selekcija je završena",
    "no-feedback": "Bez odgovora",
    deleted: "Obrisana",
  },
  now: {
    pending: "Prijava još nije poslana. Poslodavac je nije dobio.",
    sent: "Prijava je poslana i uskoro će biti proslijeđena poslodavcu.",
    forwarded: "Poslodavac je primio prijavu. Zabilježit ćemo kada je neko od njih pogleda.",
    seen: "Neko kod poslodavca pogledao je Vašu prijavu. Odluka još nije zabilježena.",
    ended: "Poslodavac je završio selekciju.",
    "no-feedback":
      "Oglas je zatvoren prije više od mjesec dana, a poslodavac nije odgovorio. Žao nam je što ste ostali bez odgovora: to ne govori ništa o Vašoj prijavi. Ako odgovor ipak stigne, vidjet ćete ga ovdje.",
    deleted: "Prijava je obrisana.",
  },
  reason: {
    finished: "Poslodavac je završio selekciju i nije naveo ishod.",
    hired: "Poslodavac je zabilježio da je za ovaj posao odabrao Vas. Javit će Vam se direktno.",
    "not-selected":
      "Poslodavac je za ovaj posao odabrao drugu osobu. Žao nam je. Hvala Vam na trudu koji ste uložili u prijavu.",
    cancelled: "Poslodavac je odustao od zapošljavanja na ovo radno mjesto.",
  },
  step: {
    initiated: "Prijava je započeta",
    "code-verified": "Kontakt je potvrđen",
    sent: "Prijava je poslana",
    resent: "Izmijenjena i ponovo poslana",
    forwarded: "Proslijeđena poslodavcu",
    seen: "Poslodavac ju je pogledao",
    ended: "Selekcija je završena",
    deleted: "Prijava je obrisana",
  },
  inboxStatus: {
    new: "Nova",
    updated: "Izmijenjena",
    seen: "Pogledana",
    ended: "Završena",
    withdrawn: "Povučena",
  },
  inboxStep: {
    initiated: "Prijava je započeta",
    "code-verified": "Kontakt je potvrđen",
    sent: "Prijava je poslana",
    resent: "Prijava je izmijenjena",
    forwarded: "Stiglo je obavještenje o prijavi",
    seen: "Prijava je pogledana",
    ended: "Selekcija je završena",
    deleted: "Prijava je povučena",
  },
  auditStatus: {
    pending: "nedovršena",
    sent: "poslana",
    forwarded: "proslijeđena poslodavcu",
    seen: "pogledana",
    ended: "selekcija završena",
    "no-feedback": "bez odgovora",
    deleted: "obrisana",
  },
  event: {
    applications: {
      ApplicationInitiated: "Prijava započeta",
      ApplicationCodeRequested: "Zatražen novi kod",
      ApplicationCodeVerified: "Kod potvrđen",
      ApplicationSent: "Prijava poslana",
      ApplicationResent: "Prijava izmijenjena i ponovo poslana",
      ApplicationForwarded: "Proslijeđena poslodavcu",
      ApplicationSeen: "Poslodavac ju je pogledao",
      ApplicationEnded: "Selekcija završena",
      ApplicationDeleted: "Prijava obrisana",
      ApplicationAdopted: "Prijava povezana s nalogom",
      ApplicantErased: "Podaci o osobi obrisani",
    },
  },
  notification: {
    "application-forwarded": "Vaša prijava je kod poslodavca",
    "application-seen": "Poslodavac je pogledao Vašu prijavu",
    "application-ended": "Selekcija je završena",
    "application-unanswered": "Poslodavac nije odgovorio na Vašu prijavu",
  },
};

export default messages;

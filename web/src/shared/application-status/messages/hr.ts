/** Every word about the status of an application, for all who read it. */
const messages = {
  /** The status, as the applicant reads it. */
  status: {
    pending: "Nedovršena",
    sent: "Poslana",
    forwarded: "Proslijeđena poslodavcu",
    seen: "Poslodavac ju je pogledao",
    ended: "Selekcija je završena",
    "no-feedback": "Bez odgovora",
    deleted: "Obrisana",
  },
  /** Explains the status to the applicant. */
  now: {
    pending: "Prijava još nije poslana. Poslodavac je nije dobio.",
    sent: "Prijava je poslana i uskoro će biti proslijeđena poslodavcu.",
    forwarded: "Poslodavac je primio prijavu. Zabilježit ćemo kad je netko od njih pogleda.",
    seen: "Netko kod poslodavca pogledao je Vašu prijavu. Odluka još nije zabilježena.",
    ended: "Poslodavac je završio selekciju.",
    "no-feedback":
      "Oglas je zatvoren prije više od mjesec dana, a poslodavac nije odgovorio. Žao nam je što ste ostali bez odgovora: to ne govori ništa o Vašoj prijavi. Ako odgovor ipak stigne, vidjet ćete ga ovdje.",
    deleted: "Prijava je obrisana.",
  },
  /** Explains the end of one, by the employer's reason. */
  reason: {
    finished: "Poslodavac je završio selekciju i nije naveo ishod.",
    hired: "Poslodavac je zabilježio da je za ovaj posao odabrao Vas. Javit će Vam se izravno.",
    "not-selected":
      "Poslodavac je za ovaj posao odabrao drugu osobu. Žao nam je. Hvala Vam na trudu koji ste uložili u prijavu.",
    cancelled: "Poslodavac je odustao od zapošljavanja na ovo radno mjesto.",
  },
  /** The steps of the applicant's timeline, done or to come. */
  step: {
    initiated: "Prijava je započeta",
    "code-verified": "Kontakt je potvrđen",
    sent: "Prijava je poslana",
    resent: "Izmijenjena i ponovno poslana",
    forwarded: "Proslijeđena poslodavcu",
    seen: "Poslodavac ju je pogledao",
    ended: "Selekcija je završena",
    deleted: "Prijava je obrisana",
  },
  /** The status, as the employer reads it. */
  inboxStatus: {
    new: "Nova",
    updated: "Izmijenjena",
    seen: "Pogledana",
    ended: "Završena",
    withdrawn: "Povučena",
  },
  /** The steps of the employer's timeline. */
  inboxStep: {
    initiated: "Prijava je započeta",
    "code-verified": "Kontakt je potvrđen",
    sent: "Prijava je poslana",
    resent: "Prijava je izmijenjena",
    forwarded: "Stigla je obavijest o prijavi",
    seen: "Prijava je pogledana",
    ended: "Selekcija je završena",
    deleted: "Prijava je povučena",
  },
  /** The applicant's status, as the auditor reads it. */
  auditStatus: {
    pending: "nedovršena",
    sent: "poslana",
    forwarded: "proslijeđena poslodavcu",
    seen: "pogledana",
    ended: "selekcija završena",
    "no-feedback": "bez odgovora",
    deleted: "obrisana",
  },
  /** The events, as the auditor reads them. */
  event: {
    applications: {
      ApplicationInitiated: "Prijava započeta",
      ApplicationCodeRequested: "Zatražen novi kod",
      ApplicationCodeVerified: "Kod potvrđen",
      ApplicationSent: "Prijava poslana",
      ApplicationResent: "Prijava izmijenjena i ponovno poslana",
      ApplicationForwarded: "Proslijeđena poslodavcu",
      ApplicationSeen: "Poslodavac ju je pogledao",
      ApplicationEnded: "Selekcija završena",
      ApplicationDeleted: "Prijava obrisana",
      ApplicationAdopted: "Prijava pridružena računu",
      ApplicantErased: "Podaci o osobi obrisani",
    },
  },
  /** Titles of notifications to the applicant. */
  notification: {
    "application-forwarded": "Vaša je prijava kod poslodavca",
    "application-seen": "Poslodavac je pogledao Vašu prijavu",
    "application-ended": "Selekcija je završena",
    "application-unanswered": "Poslodavac nije odgovorio na Vašu prijavu",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    "application-status": typeof messages;
  }
}

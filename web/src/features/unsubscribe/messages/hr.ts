const messages = {
  title: "Odjava od obavijesti",
  confirm: "Odjavi me",
  ended: "Odjavljeni ste",
  failed: "Odjava nije uspjela",
  settings: "Postavke obavijesti",
  stays: "Poruke koje sami zatražite, poput kodova i poveznica za lozinku, i dalje ćete dobivati.",
  unknownTitle: "Poveznica nije potpuna",
  unknownText: "Otvorite je ponovno iz poruke. Ako ste je kopirali, provjerite je li prenesena cijela.",
  kind: {
    alerts: "Više Vam nećemo slati oglase koji odgovaraju Vašim spremljenim pretragama.",
    applications:
      "Više Vam nećemo e-poštom javljati što je novo s Vašim prijavama. Tijek svake prijave i dalje vidite na stranici.",
    savedJobs: "Više Vam nećemo e-poštom javljati promjene oglasa koje ste spremili.",
    "guest-applications":
      "Na ovu adresu više nećemo javljati što je novo s Vašim prijavama. Prijave ostaju kod poslodavaca.",
    "employer-reminders":
      "Više Vas nećemo podsjećati na prijave koje nitko nije otvorio. Nove prijave i dalje stižu.",
    other: "Takve poruke više Vam nećemo slati.",
  },
  after: {
    alerts:
      "Pretrage ostaju spremljene. Poruke ponovno uključujete uz svaku pretragu: s računom u obavijestima, bez računa poveznicom iz ranije poruke.",
    applications: "Poruke ponovno uključujete u obavijestima svoga računa.",
    savedJobs: "Poruke ponovno uključujete u obavijestima svoga računa.",
    "guest-applications": "Ako ih ponovno želite, javite nam se putem stranice za kontakt.",
    "employer-reminders": "Ako ih ponovno želite, javite nam se putem stranice za kontakt.",
    other: "Poruke ponovno uključujete u postavkama svoga računa.",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    unsubscribe: typeof messages;
  }
}

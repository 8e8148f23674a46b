import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  status: {
    pending: "Nedokončana",
    sent: "Oddana",
    forwarded: "Posredovana delodajalcu",
    seen: "Delodajalec si jo je ogledal",
    ended: "Izbirni postopek je končan",
    "no-feedback": "Brez odgovora",
    deleted: "Izbrisana",
  },
  now: {
    pending: "Prijava še ni oddana. Delodajalec je ni prejel.",
    sent: "Prijava je oddana in bo kmalu posredovana delodajalcu.",
    forwarded: "Delodajalec je prejel prijavo. Zabeležili bomo, ko si jo kdo od njih ogleda.",
    seen: "Nekdo pri delodajalcu si je ogledal vašo prijavo. Odločitev še ni zabeležena.",
    ended: "Delodajalec je končal izbirni postopek.",
    "no-feedback":
      "Oglas je zaprt že več kot mesec dni, delodajalec pa ni odgovoril. Žal nam je, da ste ostali brez odgovora: to ne pove ničesar o vaši prijavi. Če odgovor še pride, ga boste videli tukaj.",
    deleted: "Prijava je izbrisana.",
  },
  reason: {
    finished: "Delodajalec je končal izbirni postopek in ni navedel izida.",
    hired: "Delodajalec je zabeležil, da je za to delovno mesto izbral vas. Oglasil se vam bo neposredno.",
    "not-selected":
      "Delodajalec je za to delovno mesto izbral drugo osebo. Žal nam je. Hvala za trud, ki ste ga vložili v prijavo.",
    cancelled: "Delodajalec je odstopil od zaposlovanja na to delovno mesto.",
  },
  step: {
    initiated: "Prijava je začeta",
    "code-verified": "Stik je potrjen",
    sent: "Prijava je oddana",
    resent: "Spremenjena in znova oddana",
    forwarded: "Posredovana delodajalcu",
    seen: "Delodajalec si jo je ogledal",
    ended: "Izbirni postopek je končan",
    deleted: "Prijava je izbrisana",
  },
  inboxStatus: {
    new: "Nova",
    updated: "Spremenjena",
    seen: "Ogledana",
    ended: "Končana",
    withdrawn: "Umaknjena",
  },
  inboxStep: {
    initiated: "Prijava je začeta",
    "code-verified": "Stik je potrjen",
    sent: "Prijava je oddana",
    resent: "Prijava je spremenjena",
    forwarded: "Prejeli ste obvestilo o prijavi",
    seen: "Prijava je ogledana",
    ended: "Izbirni postopek je končan",
    deleted: "Prijava je umaknjena",
  },
  auditStatus: {
    pending: "nedokončana",
    sent: "oddana",
    forwarded: "posredovana delodajalcu",
    seen: "ogledana",
    ended: "izbirni postopek končan",
    "no-feedback": "brez odgovora",
    deleted: "izbrisana",
  },
  event: {
    applications: {
      ApplicationInitiated: "Prijava začeta",
      ApplicationCodeRequested: "Zahtevana nova koda",
      ApplicationCodeVerified: "Koda potrjena",
      ApplicationSent: "Prijava oddana",
      ApplicationResent: "Prijava spremenjena in znova oddana",
      ApplicationForwarded: "Posredovana delodajalcu",
      ApplicationSeen: "Delodajalec si jo je ogledal",
      ApplicationEnded: "Izbirni postopek končan",
      ApplicationDeleted: "Prijava izbrisana",
      ApplicationAdopted: "Prijava povezana z računom",
      ApplicantErased: "Osebni podatki izbrisani",
    },
  },
  notification: {
    "application-forwarded": "Vaša prijava je pri delodajalcu",
    "application-seen": "Delodajalec si je ogledal vašo prijavo",
    "application-ended": "Izbirni postopek je končan",
    "application-unanswered": "Delodajalec na vašo prijavo ni odgovoril",
  },
};

export default messages;

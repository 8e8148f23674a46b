import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Dokumenti",
  lead: "Življenjepisi, diplome in potrdila za vaše prijave. Vidite jih samo vi, delodajalec pa le tisto, kar mu pošljete s prijavo.",
  list: "Vaši dokumenti",
  used: "{used} od {limit}",
  kinds: {
    cv: "Življenjepis",
    document: "Drug dokument",
  },
  details: "{size} · dodano {date}",
  inUse: "Priložen je prijavi. Ko ga izbrišete, ga prijava ohrani.",
  temporary: "Izbrisali ga bomo {date}, ker prijava, ki ji je bil priložen, ni bila oddana.",
  keep: "Obdrži",
  keepOne: "Obdrži dokument {name}",
  kept: "Dokument {name} ostane",
  keepFailed: "Shranjevanje ni uspelo",
  download: "Prenesi dokument {name}",
  uploadFailed: "Pošiljanje datoteke ni uspelo",
  add: {
    title: "Dodajte dokumente",
    kind: "Kaj dodajate?",
    documentHint: "Diploma, potrdilo, priporočilo",
    drop: "Povlecite datoteke sem ali jih izberite v napravi.",
    choose: "Izberi datoteke",
    rules: "Dovoljeno: {endings}. Vsaka datoteka do {megabytes}\u00a0MB.",
    sending: "Datoteke, ki se pošiljajo",
    stored: "Dokument {name} je dodan.",
  },
  delete: {
    one: "Izbriši dokument {name}",
    title: "Izbrisati »{name}«?",
    text: "Tega ni mogoče razveljaviti.",
    inUse:
      "Z vašega seznama izgine in se ne šteje več. Prijave, ki jim je priložen, ga ohranijo, dokler trajajo, zato ga delodajalec, ki ste mu ga poslali, še vedno lahko prebere.",
    button: "Izbriši",
    done: "Dokument {name} je izbrisan",
    failed: "Brisanje ni uspelo",
  },
  empty: {
    title: "Nimate še nobenega dokumenta",
    text: "Dodajte življenjepis in naslednja prijava bo hitrejša.",
  },
};

export default messages;

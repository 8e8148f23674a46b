import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Dokumenti",
  lead: "Biografije, diplome i potvrde za Vaše prijave. Vidite ih samo Vi, a poslodavac samo ono što mu pošaljete uz prijavu.",
  list: "Vaši dokumenti",
  used: "{used} od {limit}",
  kinds: {
    cv: "Biografija (CV)",
    document: "Drugi dokument",
  },
  details: "{size} · dodano {date}",
  inUse: "Priložen je prijavi. Kada ga obrišete, prijava ga zadržava.",
  temporary: "Brišemo ga {date} jer prijava kojoj je priložen nije poslana.",
  keep: "Zadrži",
  keepOne: "Zadrži dokument {name}",
  kept: "Dokument {name} ostaje",
  keepFailed: "Čuvanje nije uspjelo",
  download: "Preuzmi dokument {name}",
  uploadFailed: "Slanje datoteke nije uspjelo",
  add: {
    title: "Dodajte dokumente",
    kind: "Šta dodajete?",
    documentHint: "Diploma, potvrda, preporuka",
    drop: "Povucite datoteke ovdje ili ih odaberite s uređaja.",
    choose: "Odaberi datoteke",
    rules: "Dozvoljeno: {endings}. Svaka datoteka do {megabytes}\u00a0MB.",
    sending: "Datoteke koje se šalju",
    stored: "Dokument {name} je dodan.",
  },
  delete: {
    one: "Obriši dokument {name}",
    title: "Obrisati „{name}”?",
    text: "Ovo nije moguće poništiti.",
    inUse:
      "Nestaje s Vaše liste i više se ne broji. Prijave kojima je priložen zadržavaju ga dok traju, pa ga poslodavac kojem ste ga poslali i dalje može pročitati.",
    button: "Obriši",
    done: "Dokument {name} je obrisan",
    failed: "Brisanje nije uspjelo",
  },
  empty: {
    title: "Još nemate nijedan dokument",
    text: "Dodajte biografiju, pa ćete se na sljedeći posao prijaviti brže.",
  },
};

export default messages;

const messages = {
  title: "Dokumenti",
  lead: "Životopisi, diplome i potvrde za Vaše prijave. Vidite ih samo Vi, a poslodavac samo ono što mu pošaljete uz prijavu.",
  list: "Vaši dokumenti",
  used: "{used} od {limit}",
  kinds: {
    cv: "Životopis",
    document: "Drugi dokument",
  },
  details: "{size} · dodano {date}",
  inUse: "Priložen je prijavi. Kad ga obrišete, prijava ga zadržava.",
  temporary: "Brišemo ga {date} jer prijava kojoj je priložen nije poslana.",
  keep: "Zadrži",
  keepOne: "Zadrži dokument {name}",
  kept: "Dokument {name} ostaje",
  keepFailed: "Spremanje nije uspjelo",
  download: "Preuzmi dokument {name}",
  uploadFailed: "Slanje datoteke nije uspjelo",
  add: {
    title: "Dodajte dokumente",
    kind: "Što dodajete?",
    documentHint: "Diploma, potvrda, preporuka",
    drop: "Povucite datoteke ovdje ili ih odaberite s uređaja.",
    choose: "Odaberi datoteke",
    rules: "Dopušteno: {endings}. Svaka datoteka do {megabytes}\u00a0MB.",
    sending: "Datoteke koje se šalju",
    stored: "Dokument {name} je dodan.",
  },
  delete: {
    one: "Obriši dokument {name}",
    title: "Obrisati „{name}”?",
    text: "Ovo nije moguće poništiti.",
    inUse:
      "Nestaje s Vašeg popisa i više se ne računa. Prijave kojima je priložen zadržavaju ga dok traju, pa ga poslodavac kojem ste ga poslali i dalje može pročitati.",
    button: "Obriši",
    done: "Dokument {name} je obrisan",
    failed: "Brisanje nije uspjelo",
  },
  empty: {
    title: "Još nemate nijedan dokument",
    text: "Dodajte životopis, pa ćete se na sljedeći posao prijaviti brže.",
  },
} as const;

export default messages;

declare module "@/shared/i18n/messages" {
  interface Messages {
    documents: typeof messages;
  }
}

/** As the files of a CV call them: `domain/cv/files/labels.py`. */
const messages = {
  cv: "Životopis",
  sections: {
    summary: "O meni",
    keywords: "Ključne vještine",
    work: "Radno iskustvo",
    volunteering: "Volontiranje",
    education: "Obrazovanje",
    "additional-education": "Dodatno obrazovanje",
    "digital-skills": "Digitalne vještine",
    "other-skills": "Ostale vještine",
    languages: "Jezici",
    licences: "Vozačka dozvola",
    projects: "Projekti",
    awards: "Nagrade i priznanja",
    conferences: "Konferencije",
    bibliography: "Bibliografija",
  },
  born: "Datum rođenja",
  citizenship: "Državljanstvo",
  educationLevel: "Stupanj obrazovanja",
  today: "danas",
  until: "do",
  level: {
    basic: "osnovno",
    advanced: "napredno",
    professional: "stručno",
    native: "materinski jezik",
  },
};

export default messages;

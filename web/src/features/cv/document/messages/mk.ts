import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  cv: "Биографија",
  sections: {
    summary: "За мене",
    keywords: "Клучни вештини",
    work: "Работно искуство",
    volunteering: "Волонтирање",
    education: "Образование",
    "additional-education": "Дополнително образование",
    "digital-skills": "Дигитални вештини",
    "other-skills": "Други вештини",
    languages: "Јазици",
    licences: "Возачка дозвола",
    projects: "Проекти",
    awards: "Награди и признанија",
    conferences: "Конференции",
    bibliography: "Библиографија",
  },
  born: "Датум на раѓање",
  citizenship: "Државјанство",
  educationLevel: "Степен на образование",
  today: "денес",
  until: "до",
  level: {
    basic: "основно",
    advanced: "напредно",
    professional: "стручно",
    native: "мајчин јазик",
  },
};

export default messages;

import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  cv: "Curriculum vitae",
  sections: {
    summary: "Profile",
    keywords: "Key skills",
    work: "Work experience",
    volunteering: "Volunteering",
    education: "Education",
    "additional-education": "Courses and certificates",
    "digital-skills": "Digital skills",
    "other-skills": "Other skills",
    languages: "Languages",
    licences: "Driving licence",
    projects: "Projects",
    awards: "Awards",
    conferences: "Conferences",
    bibliography: "Publications",
  },
  born: "Date of birth",
  citizenship: "Citizenship",
  educationLevel: "Level of education",
  today: "today",
  until: "until",
  level: {
    basic: "basic",
    advanced: "advanced",
    professional: "professional",
    native: "native",
  },
};

export default messages;

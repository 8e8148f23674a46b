/** Fields of a section's dialog, in their order, and an empty item of its kind. */
import type { SectionItem } from "../content";
import type { SectionId } from "../sections";

export type FieldName =
  | "position"
  | "employer"
  | "institution"
  | "orientation"
  | "level"
  | "place"
  | "period"
  | "year"
  | "name"
  | "skillLevel"
  | "language"
  | "languageLevel"
  | "description"
  | "website";

interface SectionForm {
  readonly fields: readonly FieldName[];
  readonly longestDescription: number;
  readonly empty: SectionItem;
}

const TEXT = 5_000;
const COMMENT = 500;
const PERIOD = { start: null, end: null };
const EXPERIENCE = {
  ...PERIOD,
  position: "",
  positionCode: null,
  employer: "",
  place: "",
  description: "",
  website: null,
};
const EXPERIENCE_FIELDS: readonly FieldName[] = [
  "position",
  "employer",
  "place",
  "period",
  "description",
  "website",
];
const NAMED = { name: "", description: "" };

export const SECTION_FORMS: Record<SectionId, SectionForm> = {
  work: {
    fields: EXPERIENCE_FIELDS,
    longestDescription: TEXT,
    empty: { kind: "work", ...EXPERIENCE },
  },
  volunteering: {
    fields: EXPERIENCE_FIELDS,
    longestDescription: TEXT,
    empty: { kind: "volunteering", ...EXPERIENCE },
  },
  education: {
    fields: ["institution", "orientation", "level", "place", "period", "description", "website"],
    longestDescription: TEXT,
    empty: {
      kind: "education",
      ...PERIOD,
      level: null,
      institution: "",
      orientation: "",
      place: "",
      description: "",
      website: null,
    },
  },
  "additional-education": {
    fields: ["orientation", "institution", "period", "description", "website"],
    longestDescription: TEXT,
    empty: {
      kind: "additional-education",
      ...PERIOD,
      institution: "",
      orientation: "",
      description: "",
      website: null,
    },
  },
  "digital-skills": {
    fields: ["name", "skillLevel", "description"],
    longestDescription: COMMENT,
    empty: { kind: "skill", type: "digital", level: "advanced", ...NAMED },
  },
  "other-skills": {
    fields: ["name", "skillLevel", "description"],
    longestDescription: COMMENT,
    empty: { kind: "skill", type: "other", level: "advanced", ...NAMED },
  },
  languages: {
    fields: ["language", "languageLevel", "description"],
    longestDescription: COMMENT,
    empty: { kind: "language", language: "", level: "B1", description: "" },
  },
  projects: {
    fields: ["name", "period", "description", "website"],
    longestDescription: TEXT,
    empty: { kind: "project", ...PERIOD, ...NAMED, website: null },
  },
  awards: {
    fields: ["name", "year", "description"],
    longestDescription: TEXT,
    empty: { kind: "award", ...NAMED, year: null },
  },
  conferences: {
    fields: ["name", "year", "description"],
    longestDescription: TEXT,
    empty: { kind: "conference", ...NAMED, year: null },
  },
  bibliography: {
    fields: ["name", "year", "description", "website"],
    longestDescription: TEXT,
    empty: { kind: "bibliography", ...NAMED, year: null, website: null },
  },
};

/** Fields without which there is no item. */
export const REQUIRED_FIELDS: readonly FieldName[] = [
  "position",
  "institution",
  "name",
  "skillLevel",
  "language",
  "languageLevel",
];

/** Test data: CVs. */
import type { CvContent, PlacedItem, SectionItem } from "@/features/cv/content";

export const EMPTY_CONTENT: CvContent = {
  language: "hr",
  contact: {
    firstName: "Iva",
    lastName: "Ivić",
    email: "iva@primjer.hr",
    phone: null,
    address: "",
    dateOfBirth: null,
    citizenship: null,
    linkedin: null,
    website: null,
  },
  headline: { title: "", summary: "", keywords: [], educationLevel: null, drivingLicences: [] },
  idealJob: { places: [], positions: [], employments: [], salary: null },
  avatarId: null,
  items: [],
};

export function aJobHeld(position: string, more: Partial<SectionItem> = {}): SectionItem {
  return {
    kind: "work",
    position,
    positionCode: null,
    employer: "Konoba Kotva",
    place: "Split",
    start: "2019-09",
    end: null,
    description: "",
    website: null,
    ...more,
  } as SectionItem;
}

export function aSchool(institution: string, more: Partial<SectionItem> = {}): SectionItem {
  return {
    kind: "education",
    level: null,
    institution,
    orientation: "",
    place: "",
    start: null,
    end: null,
    description: "",
    website: null,
    ...more,
  } as SectionItem;
}

/** Ids are the letters of the name: "a", "b". */
export function placed(items: Readonly<Record<string, SectionItem>>): PlacedItem[] {
  return Object.entries(items).map(([id, item]) => ({ id, item }));
}

/** What stands in a CV, as the API has it, and the sections in which its items are shown. */
import type { Locale } from "@/shared/i18n/locales";

export interface ContactDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string;
  readonly dateOfBirth: string | null;
  readonly citizenship: string | null;
  readonly linkedin: string | null;
  readonly website: string | null;
}
export interface Headline {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  readonly educationLevel: number | null;
  readonly drivingLicences: readonly string[];
}
export type Employment = "permanent" | "fixed-term" | "seasonal" | "student" | "internship";
export interface WantedPlace {
  readonly name: string;
  readonly geonameid: number | null;
}
export interface IdealJob {
  readonly places: readonly WantedPlace[];
  readonly positions: readonly string[];
  readonly employments: readonly Employment[];
  readonly salary: { readonly amount: string; readonly currency: string } | null;
}
interface Period {
  readonly start: string | null;
  readonly end: string | null;
}
interface Experience extends Period {
  readonly position: string;
  readonly positionCode: string | null;
  readonly employer: string;
  readonly place: string;
  readonly description: string;
  readonly website: string | null;
}
export type SkillLevel = "basic" | "advanced" | "professional";
export type LanguageLevel = "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native";
interface Named {
  readonly name: string;
  readonly description: string;
}
export type SectionItem =
  | ({ readonly kind: "work" } & Experience)
  | ({ readonly kind: "volunteering" } & Experience)
  | ({
      readonly kind: "education";
      readonly level: number | null;
      readonly institution: string;
      readonly orientation: string;
      readonly place: string;
      readonly description: string;
      readonly website: string | null;
    } & Period)
  | ({
      readonly kind: "additional-education";
      readonly institution: string;
      readonly orientation: string;
      readonly description: string;
      readonly website: string | null;
    } & Period)
  | ({ readonly kind: "skill"; readonly type: "digital" | "other"; readonly level: SkillLevel } & Named)
  | {
      readonly kind: "language";
      readonly language: string;
      readonly level: LanguageLevel;
      readonly description: string;
    }
  | ({ readonly kind: "project"; readonly website: string | null } & Named & Period)
  | ({ readonly kind: "award"; readonly year: number | null } & Named)
  | ({ readonly kind: "conference"; readonly year: number | null } & Named)
  | ({
      readonly kind: "bibliography";
      readonly year: number | null;
      readonly website: string | null;
    } & Named);

export interface PlacedItem {
  readonly id: string;
  readonly item: SectionItem;
}
export interface CvContent {
  readonly language: Locale;
  readonly contact: ContactDetails;
  readonly headline: Headline;
  readonly idealJob: IdealJob;
  readonly avatarId: string | null;
  readonly items: readonly PlacedItem[];
}

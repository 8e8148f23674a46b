/** Sections of the settings, in their order. */
export const SECTIONS = [
  "profile",
  "email",
  "password",
  "secondFactor",
  "look",
  "notifications",
  "sessions",
  "data",
  "consents",
  "access",
  "actAs",
  "leaving",
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Sections that an administrator acting as the user may not use. */
export const OWNER_ONLY: readonly SectionId[] = ["email", "password", "secondFactor", "data", "leaving"];

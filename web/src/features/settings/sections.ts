/** The parts of the settings, in their order on the page and in the list beside it. */
export const SECTIONS = [
  "profile",
  "email",
  "password",
  "look",
  "sessions",
  "data",
  "consents",
  "access",
  "actAs",
  "leaving",
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** What only the person may do, and no administrator who acts as them. */
export const OWN_HAND: readonly SectionId[] = ["email", "password", "data", "leaving"];

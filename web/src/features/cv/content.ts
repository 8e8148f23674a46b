/** Content of a CV. The API states every field of it, and leaves out those of an edit that are to be empty. */
import type { CvContent as GeneratedContent } from "@/shared/api/generated";

/** With every field there. */
type Stated<Type> = Type extends readonly (infer Each)[]
  ? readonly Stated<Each>[]
  : Type extends object
    ? { readonly [Name in keyof Type]-?: Stated<Type[Name]> }
    : Type;

export type CvContent = Stated<GeneratedContent>;
export type ContactDetails = CvContent["contact"];
export type Headline = CvContent["headline"];
export type IdealJob = CvContent["idealJob"];
export type PlacedItem = CvContent["items"][number];
export type SectionItem = PlacedItem["item"];
export type WantedPlace = IdealJob["places"][number];
export type Employment = IdealJob["employments"][number];

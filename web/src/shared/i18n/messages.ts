/** What every sentence on the site is typed by: each folder of messages adds itself to `Messages`. */
import type { Locale } from "./locales";

// Filled by declaration merging from each messages/hr.ts, so a new feature edits no list.
// biome-ignore lint/suspicious/noEmptyInterface: merged into from the features
export interface Messages {}

export type Namespace = keyof Messages;

/** The shape another language must have: the same keys, its own sentences. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

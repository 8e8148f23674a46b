/** Types of the messages: each namespace adds itself to `Messages`. */
import type { Locale } from "./locales";

// Extended by declaration merging in each messages/hr.ts, so a new feature edits no list.
// biome-ignore lint/suspicious/noEmptyInterface: merged into from the features
export interface Messages {}

export type Namespace = keyof Messages;

/** Type of a translation: the same keys. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** The sentence for a code of the API, or of a form; a code nobody has written a sentence for gets the general one. */
import { useMessages, useTranslations } from "use-intl";
import type { Messages } from "@/shared/i18n/messages";

export type ErrorCode = keyof Messages["errors"];

export function useErrorText(): (code: string) => string {
  const t = useTranslations("errors");
  const known = useMessages().errors;
  return (code) => t(code in known ? (code as ErrorCode) : "UNKNOWN");
}

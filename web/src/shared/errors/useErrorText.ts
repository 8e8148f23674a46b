/** The message of an error code; unknown codes get a general one. */
import { useMessages, useTranslations } from "use-intl";
import type { Messages } from "@/shared/i18n/messages";

export type ErrorCode = keyof Messages["errors"];

export function useErrorText(): (code: string) => string {
  const t = useTranslations("errors");
  const known = useMessages().errors;
  return (code) => t(code in known ? (code as ErrorCode) : "UNKNOWN");
}

/** A code of an item, a feed or a fetch in words; one without words stays a code. */
import { useTranslations } from "use-intl";
import type { Messages } from "@/shared/i18n/messages";

type Code = keyof Messages["feeds"]["codes"];

export function useReason(): (code: string) => string {
  const t = useTranslations("feeds");
  return (code) =>
    t.has(`codes.${code as Code}`) ? t(`codes.${code as Code}`) : t("reading.unknown", { code });
}

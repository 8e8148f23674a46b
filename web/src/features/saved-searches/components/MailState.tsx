/** State of a saved search's mails: when jobs were last mailed, or why none are. */
import { useTranslations } from "use-intl";
import type { SavedSearch } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

export function MailState({ saved: { frequency, isConfirmed, lastMailedAt } }: { saved: SavedSearch }) {
  const t = useTranslations("saved-searches.state");
  const formats = useFormats();
  const last = lastMailedAt === null ? t("never") : t("last", { at: formats.dateTime(lastMailedAt) });
  const why = !isConfirmed ? t("unconfirmed") : frequency === "off" ? t("off") : undefined;
  return (
    <p className="text-sm text-text-muted">
      {why !== undefined && <span className="font-semibold text-warning">{why} </span>}
      {last}
    </p>
  );
}

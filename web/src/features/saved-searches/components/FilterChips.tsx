/** Filters of a saved search, one chip each. */
import { useTranslations } from "use-intl";

export function FilterChips({ parts }: { parts: readonly string[] }) {
  const t = useTranslations("saved-searches");
  return (
    <ul aria-label={t("filters")} className="flex flex-wrap gap-1.5">
      {parts.map((part) => (
        <li
          key={part}
          className="max-w-full truncate rounded-full border border-border bg-surface-sunken px-3 py-0.5 text-sm"
        >
          {part}
        </li>
      ))}
    </ul>
  );
}

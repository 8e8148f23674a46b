/** Questions with a field that searches them on the page, without a call. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { FaqCategory } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { TextField } from "@/shared/ui/TextField";
import { matchingEntries } from "../matchingEntries";
import { FaqList, useOpenEntry } from "./FaqList";

interface FaqSearchProps {
  readonly categories: readonly FaqCategory[];
  /** Whether the page names the category itself. */
  readonly isOneCategory?: boolean;
}

export function FaqSearch({ categories, isOneCategory = false }: FaqSearchProps) {
  const t = useTranslations("help");
  const formats = useFormats();
  const [typed, setTyped] = useState("");
  useOpenEntry();
  const found = matchingEntries(categories, typed);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="flex flex-col gap-8">
      <search className="max-w-md">
        <TextField label={t("search")} type="search" value={typed} onChange={setTyped} />
        <p role="status" className="mt-2 min-h-6 text-sm text-text-muted">
          {typed.trim() !== "" && t("found", { count, shown: formats.number(count) })}
        </p>
      </search>
      {found.map(({ id, title, entries }) =>
        isOneCategory ? (
          <section key={id} aria-label={title}>
            <FaqList entries={entries} heading="h2" />
          </section>
        ) : (
          <section key={id} aria-labelledby={`category-${id}`}>
            <h2 id={`category-${id}`} className="mb-3 text-xl">
              {title}
            </h2>
            <FaqList entries={entries} heading="h3" />
          </section>
        ),
      )}
    </div>
  );
}

/** The counts of a reading: a term above each number, wrapped on narrow screens. */
import { useTranslations } from "use-intl";
import type { FeedReading } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

const COUNTS = [
  "read",
  "added",
  "joined",
  "changed",
  "unchanged",
  "refused",
  "missing",
  "closed",
] as const satisfies readonly (keyof FeedReading)[];

export function Counts({ reading }: { reading: FeedReading }) {
  const t = useTranslations("feeds.counts");
  const formats = useFormats();
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-4 gap-y-2 text-sm tabular-nums">
      {COUNTS.map((name) => (
        <div key={name}>
          <dt className="text-text-muted">{t(name)}</dt>
          <dd className="font-semibold">{formats.number(reading[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Items as a CV shows them: what, where or from whom, when, and more. The CV's files say the same. */
import type { Formats } from "@/shared/i18n/formats";
import type { SectionItem } from "../content";
import type { DocumentLabels } from "./labels";
import type { Names } from "./useNames";

export interface Entry {
  readonly title: string;
  readonly subtitle: string;
  readonly when: string;
  readonly description: string;
  readonly website: string | null;
}

export interface Words {
  readonly labels: DocumentLabels;
  readonly names: Names;
  readonly formats: Formats;
}

export function entryOf(item: SectionItem, words: Words): Entry {
  const { labels, names } = words;
  const more = { description: item.description, website: "website" in item ? item.website : null };
  const when = "start" in item ? periodText(item, words) : "year" in item ? dateText(item.year, words) : "";
  switch (item.kind) {
    case "work":
    case "volunteering":
      return { title: item.position, subtitle: joined(item.employer, item.place), when, ...more };
    case "education": {
      const level = item.level === null ? "" : (names.educationLevel(item.level) ?? "");
      const [title = "", ...others] = [item.orientation, level, item.institution].filter(Boolean);
      return { title, subtitle: joined(...others, item.place), when, ...more };
    }
    case "additional-education": {
      const [title = "", ...others] = [item.orientation, item.institution].filter(Boolean);
      return { title, subtitle: joined(...others), when, ...more };
    }
    case "skill":
      return { title: item.name, subtitle: labels.level[item.level], when, ...more };
    case "language": {
      const level = item.level === "native" ? labels.level.native : item.level;
      return { title: names.language(item.language), subtitle: level, when, ...more };
    }
    default:
      return { title: item.name, subtitle: "", when, ...more };
  }
}

function periodText(
  { start, end }: { readonly start: string | null; readonly end: string | null },
  { labels, formats }: Words,
): string {
  if (start === null) return end === null ? "" : `${labels.until} ${formats.partialDate(end)}`;
  const [from, to] = [formats.partialDate(start), end === null ? labels.today : formats.partialDate(end)];
  return from === to ? from : `${from} – ${to}`;
}

function dateText(year: number | null, { formats }: Words): string {
  return year === null ? "" : formats.partialDate(String(year));
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(", ");
}

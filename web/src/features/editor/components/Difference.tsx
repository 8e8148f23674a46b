/** Differences between two texts: changed lines, each with its neighbours. */
import { useTranslations } from "use-intl";
import type { TextLine } from "@/shared/api/generated";
import { classes } from "@/shared/ui/classes";

const SIGNS = { same: " ", removed: "−", added: "+" } as const;
const TONES = {
  same: "text-text-muted",
  removed: "bg-danger-soft text-danger",
  added: "bg-success-soft text-success",
} as const;

export function Difference({ lines, label }: { lines: readonly TextLine[]; label: string }) {
  const t = useTranslations("editor.changes");
  const shown = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ index }) => [index - 1, index, index + 1].some((near) => isChanged(lines[near])));
  if (shown.length === 0) return <p className="text-sm text-text-muted">{t("none")}</p>;
  return (
    <ul
      aria-label={label}
      className="overflow-hidden rounded-control border border-border bg-surface font-mono text-sm"
    >
      {shown.map(({ kind, text, index }) => (
        <li key={index} className={classes("grid grid-cols-[1.5rem_minmax(0,1fr)] px-2 py-0.5", TONES[kind])}>
          <span aria-hidden>{SIGNS[kind]}</span>
          <span className="wrap-anywhere whitespace-pre-wrap">
            <span className="sr-only">{t(kind)}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isChanged = (line: TextLine | undefined) => line !== undefined && line.kind !== "same";

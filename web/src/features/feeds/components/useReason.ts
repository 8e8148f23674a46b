/** A code of an item, a feed or a fetch in words, and the values that its English reason holds. */
import { useTranslations } from "use-intl";
import type { Messages } from "@/shared/i18n/messages";
import { useFormats } from "@/shared/i18n/useFormats";
import { detailOf, foundIn, wantedIn } from "../reasonDetails";

type Code = keyof Messages["feeds"]["codes"];
type Words = string | null | undefined;

/** One without words stays a code. */
export function useReason(): (code: string) => string {
  const t = useTranslations("feeds");
  return (code) =>
    t.has(`codes.${code as Code}`) ? t(`codes.${code as Code}`) : t("reading.unknown", { code });
}

/** Null where nothing is to be added to the code's words; undefined where only the English reason says it. */
export function useDetail(): (code: string, reason: string) => Words {
  const t = useTranslations("feeds");
  const reasonOf = useReason();
  const formats = useFormats();
  const number = (text: string | undefined) => formats.number(Number(text));
  const size = (text: string | undefined) => formats.fileSize(Number(text));

  function found(text: string): string {
    const { kind, names } = foundIn(text);
    if (!kind) return names;
    return names ? `${t(`found.${kind}`)}: ${names}` : t(`found.${kind}`);
  }

  function wanted(text: string): string {
    const { kind, names, more } = wantedIn(text);
    if (kind) return t(`wanted.${kind}`);
    return more ? t("details.more", { names, more: formats.number(more) }) : names;
  }

  return function detail(code: string, reason: string): Words {
    if (!t.has(`codes.${code as Code}`)) return undefined;
    const known = detailOf(reason);
    if (!known) return known;
    const { sentence, values } = known;
    switch (sentence) {
      case "fields":
      case "header":
      case "document":
        return t("details.wanted", { wanted: wanted(values.wanted ?? ""), found: found(values.found ?? "") });
      case "notXml":
        return t("details.wanted", { wanted: wanted(values.wanted ?? ""), found: t("found.notXml") });
      case "beginning":
        return t("details.beginning", { wanted: wanted(values.wanted ?? ""), size: size(values.size) });
      case "bytes":
        return t("details.bytes", { size: size(values.size) });
      case "characters":
      case "levels":
      case "documents":
      case "redirects":
        return t(`details.${sentence}`, { count: number(values.count) });
      case "range":
      case "id":
        return t(`details.${sentence}`, { minimum: number(values.minimum), maximum: number(values.maximum) });
      case "days":
        return t("details.days", {
          closes: formats.date(values.closes ?? ""),
          opens: formats.date(values.opens ?? ""),
        });
      case "columns":
        return t("details.columns", { count: number(values.count), expected: number(values.expected) });
      case "came":
        return t("details.came", { count: number(values.count), total: number(values.total) });
      case "lastRow":
        return t("details.lastRow", { row: number(values.row) });
      case "expanded":
        return t("details.expanded", { before: size(values.before), after: size(values.after) });
      case "allRefused": {
        const inner = detail(values.code ?? "", values.reason ?? "");
        const why = [reasonOf(values.code ?? ""), inner === undefined ? values.reason : inner];
        return t("details.allRefused", {
          total: number(values.total),
          count: number(values.count),
          reason: why.filter(Boolean).join("; "),
        });
      }
      case "written":
      case "closes":
      case "opens":
        return t(`details.${sentence}`, { text: (values.text ?? "").slice(1, -1) });
      case "seconds":
        return t("details.seconds", { count: number(values.seconds) });
      case "tag":
        return t("details.tag", { name: values.tag ?? "" });
      case "status":
        return t("details.status", { status: values.status ?? "" });
      case "host":
        return t("details.host", { host: values.host ?? "" });
    }
  };
}

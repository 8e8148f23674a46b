/** A part of a CV as lines of text, for comparing what two windows wrote. */
import { useLocale, useTranslations } from "use-intl";
import type { SectionItem } from "../content";
import { type Entry, entryOf } from "../document/entries";
import { usePositionNames } from "../document/usePositionNames";
import { useWords } from "../document/useWords";
import { type Draft, partIn } from "./edits";

export interface Line {
  readonly label: string;
  readonly text: string;
}

/** For these drafts; `undefined` for an item that is not there. */
export function usePartLines(
  drafts: readonly Draft[],
): (draft: Draft, part: string) => readonly Line[] | undefined {
  const t = useTranslations("cv");
  const positions = new Set(drafts.flatMap(({ content }) => content.idealJob.positions));
  const positionName = usePositionNames([...positions].sort());
  const words = useWords(useLocale());
  const nothing = t("conflict.empty");
  const line = (label: string, text: string): Line => ({ label, text: text || nothing });

  const entryLines = ({ title, subtitle, when, description, website }: Entry): Line[] =>
    [title, [subtitle, when].filter(Boolean).join(" · "), website ?? "", description]
      .filter((text) => text !== "")
      .map((text) => ({ label: "", text }));

  return (draft, part) => {
    const { contact, headline, idealJob, items } = draft.content;
    const titleOf = (item: SectionItem) => entryOf(item, words).title;
    switch (part) {
      case "name":
        return [line(t("create.name"), draft.name)];
      case "contact":
        return [
          line(t("fields.firstName"), contact.firstName),
          line(t("fields.lastName"), contact.lastName),
          line(t("fields.email"), contact.email ?? ""),
          line(t("fields.phone"), contact.phone ?? ""),
          line(t("fields.address"), contact.address),
          line(t("fields.linkedin"), contact.linkedin ?? ""),
          line(t("fields.website"), contact.website ?? ""),
          line(
            t("fields.dateOfBirth"),
            contact.dateOfBirth ? words.formats.partialDate(contact.dateOfBirth) : "",
          ),
          line(t("fields.citizenship"), contact.citizenship ? words.names.country(contact.citizenship) : ""),
        ];
      case "headline":
        return [
          line(t("fields.title"), headline.title),
          line(t("fields.summary"), headline.summary),
          line(t("fields.keywords"), headline.keywords.join(", ")),
          line(
            t("fields.educationLevel"),
            headline.educationLevel === null
              ? ""
              : (words.names.educationLevel(headline.educationLevel) ?? String(headline.educationLevel)),
          ),
          line(t("fields.drivingLicences"), headline.drivingLicences.join(", ")),
        ];
      case "avatar":
        return [line(t("photo.label"), draft.content.avatarId ? t("photo.chosen") : "")];
      case "ideal-job":
        return [
          line(t("fields.positions"), idealJob.positions.map(positionName).join(", ")),
          line(t("fields.places"), idealJob.places.map(({ name }) => name).join(", ")),
          line(
            t("fields.employments"),
            idealJob.employments.map((each) => t(`employment.${each}`)).join(", "),
          ),
          line(
            t("fields.salary"),
            idealJob.salary
              ? words.formats.money({
                  amount: Number(idealJob.salary.amount),
                  currency: idealJob.salary.currency,
                })
              : "",
          ),
        ];
      case "order":
        return [line(t("fields.order"), items.map(({ item }) => titleOf(item)).join(", "))];
      default: {
        const item = partIn(draft, part) as SectionItem | undefined;
        return item && entryLines(entryOf(item, words));
      }
    }
  };
}

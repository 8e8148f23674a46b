/** A CV as its readers see it: in its own language, on white paper, in one order for all. */
import { memo, type ReactNode } from "react";
import { pictureAddress } from "@/shared/api/documents";
import { classes } from "@/shared/ui/classes";
import type { CvContent, PlacedItem } from "../content";
import { sameProps } from "../sameProps";
import { itemsIn, SECTIONS, type SectionId } from "../sections";
import { ContactLines } from "./ContactLines";
import { entryOf, type Words } from "./entries";
import { useWords } from "./useWords";
import { WebLink } from "./WebLink";

/** An entry is a name and a level, which need no more than a line. */
const SHORT: readonly SectionId[] = ["digital-skills", "other-skills", "languages"];

interface CvDocumentProps {
  readonly content: CvContent;
  /** Level of the person's name as a heading: a page has one h1. */
  readonly heading: "h1" | "h2" | "h3";
}

/** Rendered anew only for other content: it may be pages long. */
export const CvDocument = memo(({ content, heading: Name }: CvDocumentProps) => {
  const { language, contact, headline, items, avatarId } = content;
  const words = useWords(language);
  const { labels } = words;
  const name = `${contact.firstName} ${contact.lastName}`.trim() || labels.cv;
  const Heading = ({ h1: "h2", h2: "h3", h3: "h4" } as const)[Name];
  const section = (id: keyof typeof labels.sections, children: ReactNode) => (
    <section key={id} className="mt-[1.6em] first:mt-0">
      <Heading className="mb-[0.6em] border-border border-b pb-[0.25em] font-bold text-[1.05em] text-accent tracking-normal">
        {labels.sections[id]}
      </Heading>
      {children}
    </section>
  );
  return (
    <article lang={language} className="cv-paper wrap-anywhere">
      <header className="mb-[1.8em] flow-root">
        {avatarId && (
          <img
            src={pictureAddress(avatarId)}
            alt=""
            className="float-right ml-[1.2em] size-[6.5em] rounded-full object-cover"
          />
        )}
        <Name tabIndex={-1} className="text-[2.1em] leading-[1.15]">
          {name}
        </Name>
        {headline.title !== "" && <p className="mt-[0.25em] text-[1.15em] text-accent">{headline.title}</p>}
        <ContactLines contact={contact} educationLevel={headline.educationLevel} words={words} />
      </header>
      {headline.summary !== "" &&
        section("summary", <p className="whitespace-pre-line">{headline.summary}</p>)}
      {headline.keywords.length > 0 && section("keywords", <p>{headline.keywords.join(" · ")}</p>)}
      {SECTIONS.flatMap((id) => {
        const placed = itemsIn(id, items);
        const shown =
          placed.length > 0 &&
          section(id, <Entries placed={placed} words={words} isShort={SHORT.includes(id)} />);
        const licences =
          id === "languages" &&
          headline.drivingLicences.length > 0 &&
          section("licences", <p>{headline.drivingLicences.join(", ")}</p>);
        return [shown, licences];
      })}
    </article>
  );
});

interface EntriesProps {
  readonly placed: readonly PlacedItem[];
  readonly words: Words;
  readonly isShort: boolean;
}

const Entries = memo(
  ({ placed, words, isShort }: EntriesProps) => (
    <ul className={classes("flex flex-col", isShort ? "gap-[0.3em]" : "gap-[1.1em]")}>
      {placed.map((each) => (
        <EntryRow key={each.id} placed={each} words={words} isShort={isShort} />
      ))}
    </ul>
  ),
  sameProps,
);

interface EntryRowProps {
  readonly placed: PlacedItem;
  readonly words: Words;
  readonly isShort: boolean;
}

const EntryRow = memo(({ placed, words, isShort }: EntryRowProps) => {
  const { title, subtitle, when, description, website } = entryOf(placed.item, words);
  return (
    <li className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-[1em]">
        <p className="font-bold">
          {title}
          {isShort && subtitle !== "" && <span className="font-normal"> – {subtitle}</span>}
        </p>
        {when !== "" && <p className="text-[0.92em] text-text-muted tabular-nums">{when}</p>}
      </div>
      {!isShort && subtitle !== "" && <p className="text-text-muted">{subtitle}</p>}
      {website !== null && <WebLink address={website} />}
      {description !== "" && <p className="mt-[0.3em] whitespace-pre-line">{description}</p>}
    </li>
  );
});

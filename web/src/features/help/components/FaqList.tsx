/** Questions as disclosures, which work without a script. An address with a question's anchor opens it. */
import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { FaqEntry } from "@/shared/api/generated";
import { SiteText } from "@/shared/ui/SiteText";

interface FaqListProps {
  readonly entries: readonly FaqEntry[];
  /** Level of the questions: below the page's or a category's heading. */
  readonly heading: "h2" | "h3";
}

export function FaqList({ entries, heading }: FaqListProps) {
  return (
    <ul className="rounded-card border border-border bg-surface-raised">
      {entries.map((entry) => (
        <li key={entry.id} className="border-border border-t first:border-0">
          <Disclosure entry={entry} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

interface DisclosureProps {
  readonly entry: FaqEntry;
  readonly heading: FaqListProps["heading"];
}

function Disclosure({ entry: { id, title, html }, heading: Heading }: DisclosureProps) {
  const t = useTranslations("help");
  return (
    <details id={id} className="group scroll-mt-20">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 hover:text-accent md:px-5 [&::-webkit-details-marker]:hidden">
        <Heading className="font-semibold text-base">{title}</Heading>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-5 md:px-5">
        <SiteText html={html} className="max-w-reading" />
        <a href={`#${id}`} className="link mt-4 inline-flex min-h-11 items-center text-sm md:min-h-8">
          {t("linkToQuestion")}
        </a>
      </div>
    </details>
  );
}

/** Opens the question that the address names, also when the address changes on the page. */
export function useOpenEntry(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const question = document.getElementById(decodedHash(hash));
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView();
  }, [hash]);
}

function decodedHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Table of contents of the settings, on wide screens. */
import { useTranslations } from "use-intl";
import type { SectionId } from "../sections";

export function SectionList({ sections }: { sections: readonly SectionId[] }) {
  const t = useTranslations("settings");
  return (
    <nav aria-label={t("parts")} className="sticky top-24 hidden self-start lg:block">
      <ul className="flex flex-col border-border border-l">
        {sections.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px inline-flex min-h-10 items-center border-transparent border-l-2 pl-4 text-sm text-text-muted transition-colors hover:border-accent hover:text-accent"
            >
              {t(`sections.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

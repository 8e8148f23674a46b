/** Links to the employers under each letter, of the letters that lead to any. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { LetterCount } from "@/shared/api/generated";
import { type EmployerFilters, lettersFor, searchOf } from "../filters";

interface LetterLinksProps {
  readonly filters: EmployerFilters;
  readonly letters: readonly LetterCount[];
}

const LINK =
  "grid min-h-11 min-w-11 place-items-center rounded-control px-2 font-semibold text-sm transition-colors hover:bg-accent-soft hover:text-accent aria-[current=true]:bg-accent aria-[current=true]:text-accent-contrast md:min-h-9 md:min-w-9";

export function LetterLinks({ filters, letters }: LetterLinksProps) {
  const t = useTranslations("employers");
  return (
    <nav aria-label={t("letters")}>
      <ul className="flex flex-wrap gap-x-0.5 gap-y-1">
        <li>
          <RouteLink
            route="employers"
            search={searchOf({ ...filters, letter: undefined })}
            aria-current={filters.letter === undefined}
            className={LINK}
          >
            {t("allLetters")}
          </RouteLink>
        </li>
        {lettersFor(filters, letters).map((letter) => (
          <li key={letter}>
            <RouteLink
              route="employers"
              search={searchOf({ ...filters, letter })}
              aria-current={letter === filters.letter}
              className={LINK}
            >
              {letter === "0-9" ? t("digits") : letter}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

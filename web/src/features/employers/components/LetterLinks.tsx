/** Links to the employers under each letter, of the letters that lead to any. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { LetterCount } from "@/shared/api/generated";
import { type EmployerFilters, type Letter, lettersFor, searchOf } from "../filters";

interface LetterLinksProps {
  readonly filters: EmployerFilters;
  readonly letters: readonly LetterCount[];
}

const LINK =
  "grid min-h-11 min-w-11 place-items-center whitespace-nowrap rounded-control px-2 font-semibold text-sm transition-colors hover:bg-accent-soft hover:text-accent aria-[current=true]:bg-accent aria-[current=true]:text-accent-contrast md:min-h-9 md:min-w-9";

export function LetterLinks({ filters, letters: found }: LetterLinksProps) {
  const t = useTranslations("employers");
  const letters = lettersFor(filters, found);
  if (letters.length < 2 && filters.letter === undefined) return null;
  return (
    <nav aria-label={t("letters.title")} className="mt-5 flex flex-col gap-1">
      <p>
        <RouteLink
          route="employers"
          search={searchOf({ ...filters, letter: undefined })}
          aria-current={filters.letter === undefined}
          className={`${LINK} inline-grid`}
        >
          {t("letters.all")}
        </RouteLink>
      </p>
      {groupsOf(letters).map((group) => (
        <LetterRow key={group.alphabet} filters={filters} {...group} />
      ))}
    </nav>
  );
}

interface LetterGroup {
  readonly alphabet: "latin" | "cyrillic";
  readonly letters: readonly Letter[];
}

/** One row for each alphabet, since many of their letters look the same; on small screens it scrolls. */
function LetterRow({ filters, alphabet, letters }: LetterGroup & { filters: EmployerFilters }) {
  const t = useTranslations("employers");
  return (
    <ul
      aria-label={t(`letters.${alphabet}`)}
      className="-mx-1 flex gap-x-0.5 gap-y-1 px-1 py-1 max-md:overflow-x-auto md:flex-wrap md:py-0"
    >
      {letters.map((letter) => (
        <li key={letter}>
          <RouteLink
            route="employers"
            search={searchOf({ ...filters, letter })}
            aria-current={letter === filters.letter}
            className={LINK}
          >
            {letter === "0-9" ? t("letters.digits") : letter}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}

/** In the order in which their letters come. */
function groupsOf(letters: readonly Letter[]): LetterGroup[] {
  const isCyrillic = (letter: Letter) => /\p{Script=Cyrillic}/u.test(letter);
  const groups: LetterGroup[] = [
    { alphabet: "latin", letters: letters.filter((letter) => !isCyrillic(letter)) },
    { alphabet: "cyrillic", letters: letters.filter(isCyrillic) },
  ];
  const place = ({ letters: [first] }: LetterGroup) => (first === undefined ? -1 : letters.indexOf(first));
  return groups.filter((group) => group.letters.length > 0).sort((one, other) => place(one) - place(other));
}

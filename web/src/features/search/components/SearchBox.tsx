/** What and where, then go. A plain GET form, so it works before and without JavaScript; with it, it suggests. */
import { MapPin, Search } from "lucide-react";
import type { FormEvent } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { type JobSearch, useRememberSearchMutation } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { FILTER_NAMES, isForAll, searchOf } from "../filters";
import { useWhatAndWhere } from "../useWhatAndWhere";
import { HiddenFilters } from "./HiddenFilters";
import { SuggestField } from "./SuggestField";

interface SearchBoxProps {
  /** The search that the box changes: its filters stay. */
  readonly filters?: JobFilters;
  /** How the API understood it. */
  readonly search?: JobSearch | undefined;
}

const NO_FILTERS: JobFilters = {};
const LONGEST = { what: 200, where: 100 };

export function SearchBox({ filters = NO_FILTERS, search }: SearchBoxProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const navigate = useNavigate();
  const [remember] = useRememberSearchMutation();
  const { what, where, wanted } = useWhatAndWhere(filters, search);
  const go = (next: JobFilters) => {
    // Not worth a word when it fails: the search itself is what counts.
    if (!isForAll(next)) void remember(next);
    void navigate(href("jobSearch", {}, locale, searchOf(next)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go(wanted());
  };
  return (
    <Form
      action={href("jobSearch", {}, locale)}
      role="search"
      onSubmit={submit}
      className="flex flex-col gap-2 rounded-card border border-border bg-surface-raised p-2 focus-within:border-accent md:flex-row md:items-center md:gap-0"
    >
      <SuggestField
        kind="what"
        label={t("what")}
        icon={<Search aria-hidden className="size-5" />}
        field={what}
        name="query"
        maxLength={LONGEST.what}
        onSearch={go}
        className="md:flex-[1.7]"
      />
      <span aria-hidden className="mx-3 h-px bg-border md:mx-0 md:h-8 md:w-px" />
      <SuggestField
        kind="where"
        label={t("where")}
        icon={<MapPin aria-hidden className="size-5" />}
        field={where}
        name="locations"
        maxLength={LONGEST.where}
        onSearch={(near) => go({ ...wanted(), ...near })}
      />
      <HiddenFilters filters={filters} names={FILTER_NAMES.filter((name) => !SHOWN.includes(name))} />
      <button type="submit" className={`${buttonStyle("primary")} min-h-12 md:px-8`}>
        {t("search")}
      </button>
    </Form>
  );
}

const SHOWN: readonly string[] = ["query", "locations", "near", "radius", "excludeLocations"];

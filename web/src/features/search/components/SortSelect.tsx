/** Selects the sort order. */
import { ArrowDownUp } from "lucide-react";
import { useId } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import type { JobFilters } from "@/shared/api/searches";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { NativeSelect } from "@/shared/ui/NativeSelect";
import { FILTER_NAMES, searchOf, withValues } from "../filters";
import { HiddenFilters } from "./HiddenFilters";

const SORTS = ["relevance", "newest", "deadline", "salary"] as const;

export function SortSelect({ filters }: { filters: JobFilters }) {
  const t = useTranslations("search");
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const sortBy = (sort: string) =>
    navigate(href("jobSearch", {}, locale, searchOf(withValues(filters, "sort", [sort]))));
  return (
    <Form action={href("jobSearch", {}, locale)} className="flex items-center gap-2">
      <HiddenFilters filters={filters} names={FILTER_NAMES.filter((name) => name !== "sort")} />
      <label htmlFor={id} className="sr-only text-sm text-text-muted md:not-sr-only">
        {t("sortBy")}
      </label>
      {/* Small screens have room for the icon only. */}
      <ArrowDownUp aria-hidden className="pointer-events-none absolute z-10 ml-3 size-5 md:hidden" />
      <NativeSelect
        className="max-md:w-11 max-md:[&>select]:pr-0 max-md:[&>select]:pl-11 max-md:[&>svg]:hidden"
        id={id}
        name="sort"
        value={filters.sort ?? "relevance"}
        onChange={(sort) => void sortBy(sort)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </NativeSelect>
      <noscript>
        <button type="submit" className={buttonStyle("secondary")}>
          {t("applyFilters")}
        </button>
      </noscript>
    </Form>
  );
}

/** Filters as a full-screen sheet with a live result count. */

import { useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { type Facet, type UnderstoodWords, useSearchJobsQuery } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { SELECT_DEBOUNCE } from "@/shared/constants";
import { useDebounced } from "@/shared/hooks/useDebounced";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import Dialog from "@/shared/ui/Dialog";
import { useCloseOnBack } from "@/shared/ui/useCloseOnBack";
import { searchOf } from "../filters";
import { cleared, countWithWords } from "../understoodWords";
import { FilterGroups } from "./FilterGroups";

interface FilterSheetProps {
  readonly filters: JobFilters;
  readonly understood: readonly UnderstoodWords[];
  /** Facets and total of the page, until the first response for a draft. */
  readonly facets: readonly Facet[];
  readonly total: number;
  readonly onClose: () => void;
}

export default function FilterSheet({ filters, understood, facets, total, onClose }: FilterSheetProps) {
  const t = useTranslations("search");
  const formats = useFormats();
  const locale = useLocale();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(filters);
  const requested = useDebounced(draft, SELECT_DEBOUNCE);
  const { data, isFetching, isError } = useSearchJobsQuery(requested, { skip: requested === filters });
  const found = data ?? { total, facets };
  const isCounting = isFetching || requested !== draft;
  useCloseOnBack(onClose);
  const show = () => {
    onClose();
    void navigate(href("jobSearch", {}, locale, searchOf(draft)));
  };
  return (
    <Dialog
      shape="screen"
      title={t("filters")}
      isOpen
      onClose={onClose}
      footer={
        <>
          {countWithWords(draft, understood) > 0 && (
            <Button variant="secondary" onPress={() => setDraft(cleared(draft, understood))}>
              {t("clearFilters")}
            </Button>
          )}
          <Button className="flex-1" onPress={show}>
            <span aria-live="polite" className={isCounting ? "opacity-60" : undefined}>
              {isError
                ? t("showAny")
                : t("showFound", { count: found.total, shown: formats.number(found.total) })}
            </span>
          </Button>
        </>
      }
    >
      <FilterGroups filters={draft} understood={understood} facets={found.facets} onChange={setDraft} />
    </Dialog>
  );
}

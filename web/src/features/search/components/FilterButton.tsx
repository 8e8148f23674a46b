/** Button for the filters on screens without the rail. Without JavaScript it links down to them. */
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Facet, UnderstoodWords } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import { loadChunk } from "@/shared/chunks/loadChunk";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { classes } from "@/shared/ui/classes";
import { countWithWords } from "../understoodWords";

const FilterSheet = lazy(() => loadChunk(() => import("./FilterSheet")));

export const FILTERS_ID = "filters";

interface FilterButtonProps {
  readonly filters: JobFilters;
  readonly understood: readonly UnderstoodWords[];
  readonly facets: readonly Facet[];
  readonly total: number;
  readonly className?: string;
}

export function FilterButton({ className, ...sheet }: FilterButtonProps) {
  const t = useTranslations("search");
  const [isOpen, setOpen] = useState(false);
  const count = countWithWords(sheet.filters, sheet.understood);
  const content = (
    <>
      <SlidersHorizontal aria-hidden className="size-5" />
      {t("filters")}
      {count > 0 && (
        <span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-accent-contrast text-sm">
          {count}
        </span>
      )}
    </>
  );
  return (
    <>
      <span className="hidden noscript:contents">
        <a href={`#${FILTERS_ID}`} className={classes(buttonStyle("secondary"), className)}>
          {content}
        </a>
      </span>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className={classes(className, "max-md:px-3 noscript:hidden")}
        onPress={() => setOpen(true)}
      >
        {content}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet {...sheet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

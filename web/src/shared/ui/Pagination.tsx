/** Pagination links: three numbers around the current page. */

import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PAGE_NUMBERS } from "@/shared/constants";
import { classes } from "./classes";

interface PaginationProps {
  readonly page: number;
  readonly totalPages: number;
  /** Address of a page. */
  readonly to: (page: number) => string;
}

const ITEM =
  "inline-grid min-h-11 min-w-11 place-items-center rounded-control px-2 font-semibold transition-colors hover:bg-accent-soft hover:text-accent";

/** Three page numbers: 1 2 3 at the start, 4 5 6 in the middle, the last three at the end. */
export function pagesAround(page: number, totalPages: number): number[] {
  const first = Math.max(1, Math.min(page - 1, totalPages - PAGE_NUMBERS + 1));
  return Array.from({ length: Math.min(PAGE_NUMBERS, totalPages) }, (_, index) => first + index);
}

export function Pagination({ page, totalPages, to }: PaginationProps) {
  const t = useTranslations("ui");
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t("pages")} className="flex items-center justify-center gap-1">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={t("previousPage")} className={ITEM}>
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
      )}
      {pagesAround(page, totalPages).map((number) => (
        <Link
          key={number}
          to={to(number)}
          aria-label={t("pageNumber", { number: String(number) })}
          aria-current={number === page ? "page" : undefined}
          className={classes(
            ITEM,
            number === page && "bg-accent text-accent-contrast hover:bg-accent hover:text-accent-contrast",
          )}
        >
          {number}
        </Link>
      ))}
      {page < totalPages && (
        <Link to={to(page + 1)} rel="next" aria-label={t("nextPage")} className={ITEM}>
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  );
}

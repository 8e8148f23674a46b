/** The account's CVs, one beside the other, and a new one. */
import { Eye, Plus } from "lucide-react";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { ListedCv } from "@/shared/api/generated";
import { LOCALE_NAMES } from "@/shared/i18n/locales";
import { classes } from "@/shared/ui/classes";

interface CvListProps {
  readonly cvs: readonly ListedCv[];
  readonly openId: string | undefined;
  readonly isFull: boolean;
  readonly onCreate: () => void;
}

export function CvList({ cvs, openId, isFull, onCreate }: CvListProps) {
  const t = useTranslations("cv.list");
  return (
    <nav aria-label={t("label")}>
      <ul className="flex flex-wrap gap-2">
        {cvs.map(({ id, name, language, isVisible }) => (
          <li key={id} className="min-w-0 max-w-full">
            <RouteLink
              route="myProfile"
              search={{ cv: id }}
              aria-current={id === openId ? "page" : undefined}
              preventScrollReset
              className={classes(
                "flex min-h-11 max-w-full items-center gap-2 rounded-full border px-4 text-sm transition-colors",
                id === openId
                  ? "border-accent bg-accent-soft font-semibold text-accent"
                  : "border-border-strong hover:border-accent hover:text-accent",
              )}
            >
              <span className="truncate">{name}</span>
              <span className="shrink-0 text-xs uppercase" title={LOCALE_NAMES[language].name}>
                {language}
              </span>
              {isVisible && (
                <>
                  <Eye aria-hidden className="size-4 shrink-0" />
                  <span className="sr-only">{t("visible")}</span>
                </>
              )}
            </RouteLink>
          </li>
        ))}
        {!isFull && (
          <li>
            <button
              type="button"
              onClick={onCreate}
              className="flex min-h-11 items-center gap-2 rounded-full border border-border-strong border-dashed px-4 text-sm transition-colors hover:border-accent hover:text-accent"
            >
              <Plus aria-hidden className="size-4" />
              {t("create")}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

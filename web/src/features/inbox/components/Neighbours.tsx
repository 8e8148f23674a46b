/** Leads to the previous and the next application of the list, by link or arrow key. Neither opens an application. */
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import type { InboxApplicationDetail } from "@/shared/api/generated";
import { useArrowKeys } from "@/shared/hooks/useArrowKeys";
import type { Locale } from "@/shared/i18n/locales";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { classes } from "@/shared/ui/classes";
import { linkSearch } from "../filters";

type Neighbour = InboxApplicationDetail["nextId"];

export function Neighbours({ application }: { application: InboxApplicationDetail }) {
  const t = useTranslations("inbox");
  const locale = useLocale() as Locale;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { previousId, nextId } = application;
  const to = (applicationId: Neighbour) =>
    applicationId
      ? () => void navigate(href("inboxApplication", { applicationId }, locale, linkSearch(search)))
      : undefined;
  useArrowKeys({ onLeft: to(previousId), onRight: to(nextId) });
  if (!previousId && !nextId) return null;
  return (
    <nav aria-label={t("neighbours.label")} className="flex flex-col gap-1 max-md:w-full md:items-end">
      <div className="grid grid-cols-2 gap-2">
        <NeighbourLink applicationId={previousId} keys="ArrowLeft">
          <ArrowLeft aria-hidden className="size-4 shrink-0" />
          {t("neighbours.previous")}
        </NeighbourLink>
        <NeighbourLink applicationId={nextId} keys="ArrowRight">
          {t("neighbours.next")}
          <ArrowRight aria-hidden className="size-4 shrink-0" />
        </NeighbourLink>
      </div>
      <p className="text-sm text-text-muted max-md:hidden pointer-coarse:hidden">{t("neighbours.keys")}</p>
    </nav>
  );
}

interface NeighbourLinkProps {
  readonly applicationId: Neighbour;
  readonly keys: string;
  readonly children: ReactNode;
}

/** At an end of the list the link's place stays empty. */
function NeighbourLink({ applicationId, keys, children }: NeighbourLinkProps) {
  const [search] = useSearchParams();
  const style = buttonStyle("secondary");
  if (!applicationId) {
    return (
      <span aria-hidden className={classes(style, "invisible")}>
        {children}
      </span>
    );
  }
  return (
    <RouteLink
      route="inboxApplication"
      params={{ applicationId }}
      search={linkSearch(search)}
      aria-keyshortcuts={keys}
      className={style}
    >
      {children}
    </RouteLink>
  );
}

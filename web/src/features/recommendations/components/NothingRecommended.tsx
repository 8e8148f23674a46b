/** Nothing to recommend: how to get recommendations, or that nothing fits at the moment. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useAccount } from "@/shared/account/account";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { EmptyState } from "@/shared/ui/EmptyState";

export function NothingRecommended({ hasInterests }: { hasInterests: boolean }) {
  const t = useTranslations("recommendations");
  const search = (
    <RouteLink route="jobSearch" className={buttonStyle("primary")}>
      {t("search")}
    </RouteLink>
  );
  if (hasInterests) {
    return (
      <EmptyState title={t("nothing.title")} action={search}>
        {t("nothing.text")}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("unknown.title")} action={search}>
      <HowToGetSome />
    </EmptyState>
  );
}

function HowToGetSome() {
  const t = useTranslations("recommendations.unknown");
  const account = useAccount();
  const ways = account ? (["search", "save", "apply", "address"] as const) : (["search", "save"] as const);
  return (
    <>
      <p>{t("lead")}</p>
      <ul className="mx-auto mt-3 grid w-fit list-disc gap-1 pl-5 text-left">
        {ways.map((way) => (
          <li key={way}>{t(way)}</li>
        ))}
      </ul>
      {!account && <p className="mt-3">{t("guest")}</p>}
    </>
  );
}

/** The comparison on the home page. Its result is loaded when something is compared. */
import { lazy } from "react";
import { useTranslations } from "use-intl";
import { loadChunk } from "@/shared/chunks/loadChunk";
import { PayComparison, type PayComparisonProps } from "./PayComparison";

const Result = lazy(() => loadChunk(() => import("./PayComparisonResult")));

export function PayComparisonBox({ SearchField }: Pick<PayComparisonProps, "SearchField">) {
  const t = useTranslations("pay-comparison");
  return (
    <section aria-labelledby="pay-comparison" className="page-width pt-12 md:pt-16">
      <h2 id="pay-comparison" className="text-2xl">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-text-muted">{t("lead")}</p>
      <PayComparison SearchField={SearchField} Result={Result} />
    </section>
  );
}

/** Salaries that others offer, beside a calculation: the comparison of the address, if it has one. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { Named, PayCalculation } from "@/shared/api/generated";
import type { JobFilters } from "@/shared/api/searches";
import type { Content } from "@/shared/forms/searchField";
import { useComparison, wantedOf } from "../comparison";
import { PayComparison, type PayComparisonProps } from "./PayComparison";
import PayComparisonResult from "./PayComparisonResult";

interface OtherSalariesProps extends Pick<PayComparisonProps, "SearchField"> {
  readonly calculation: PayCalculation | undefined;
}

export function OtherSalaries({ calculation, SearchField }: OtherSalariesProps) {
  const t = useTranslations("pay-comparison");
  const [address] = useSearchParams();
  const wanted = wantedOf(address);
  const { comparison } = useComparison(wanted);
  const initial = {
    position: contentOf(wanted.position, comparison?.position, (id) => ({ positions: [id] })),
    location: contentOf(wanted.location, wanted.location === "" ? undefined : comparison?.location, (id) => ({
      locations: [id],
    })),
  };
  const kept = [...address].filter(([name]) => name !== "position" && name !== "location");
  return (
    <section aria-labelledby="other-salaries">
      <h2 id="other-salaries" className="text-2xl">
        {t("others")}
      </h2>
      <p className="mt-1 mb-4 text-text-muted">{t("lead")}</p>
      <PayComparison
        initial={initial}
        SearchField={SearchField}
        Result={PayComparisonResult}
        kept={kept}
        own={calculation && { gross: Number(calculation.gross), net: Number(calculation.net) }}
      />
    </section>
  );
}

/** A field as if its name had been chosen, once it is known. */
function contentOf(text: string, named: Named | undefined, filtersOf: (id: string) => JobFilters): Content {
  return named ? { text: named.name, choice: { text: named.name, filters: filtersOf(named.id) } } : { text };
}

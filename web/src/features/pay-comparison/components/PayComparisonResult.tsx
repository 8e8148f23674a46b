/** Pay that ads offer: median and the middle half, what that rests on, and where to go on. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import type { ComparedSalaries, SalaryComparison } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Card } from "@/shared/ui/Card";
import { EmptyState } from "@/shared/ui/EmptyState";
import { DelayedDots } from "@/shared/ui/LoadingContainer";
import { useComparison, type Wanted } from "../comparison";
import { PayRangeChart } from "./PayRangeChart";

/** Euros a month. */
export interface OwnPay {
  readonly gross: number;
  readonly net: number;
}

export interface PayComparisonResultProps {
  readonly wanted: Wanted;
  /** The reader's own pay, to stand among the others. */
  readonly own?: OwnPay | undefined;
}

export default function PayComparisonResult({ wanted, own }: PayComparisonResultProps) {
  const t = useTranslations("pay-comparison");
  const errorText = useErrorText();
  const formats = useFormats();
  const { comparison, error, isUnknownPosition, isUnknownLocation } = useComparison(wanted);
  if (isUnknownPosition) return <Banner tone="warning">{t("unknownPosition")}</Banner>;
  if (isUnknownLocation) return <Banner tone="warning">{t("unknownPlace")}</Banner>;
  if (error !== undefined) return <Banner tone="danger">{errorText(problemOf(error).code)}</Banner>;
  if (!comparison) return <DelayedDots />;
  if (comparison.found) return <Found comparison={comparison} found={comparison.found} own={own} />;
  return (
    <EmptyState title={t("notEnough")}>
      {t("needed", {
        ads: formats.number(comparison.fewestAds),
        employers: formats.number(comparison.fewestEmployers),
      })}
    </EmptyState>
  );
}

interface FoundProps {
  readonly comparison: SalaryComparison;
  readonly found: ComparedSalaries;
  readonly own: OwnPay | undefined;
}

function Found({ comparison: { position, location, tried, months }, found, own }: FoundProps) {
  const t = useTranslations("pay-comparison");
  const formats = useFormats();
  const { area, ads, currency, gross, net, hasDemo } = found;
  const isConverted = gross !== null && net !== null;
  const ownPay = currency === "EUR" ? own : undefined;
  return (
    <Card>
      {tried.length > 0 && <p className="mb-3 font-semibold">{t("wider", { place: location.name })}</p>}
      <h3 className="text-lg">
        {position.name}, {area.name}
      </h3>
      <div className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {net && <PayRangeChart title={t("net")} range={net} currency={currency} own={ownPay?.net} />}
        {gross && <PayRangeChart title={t("gross")} range={gross} currency={currency} own={ownPay?.gross} />}
      </div>
      <p className="mt-5 max-w-reading text-sm text-text-muted">
        {t("basis", { count: ads, shown: formats.number(ads), months: formats.number(months) })}{" "}
        {t(isConverted ? "converted" : "oneSide")} {hasDemo && t("demo")}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <RouteLink
          route="jobSearch"
          search={{ positions: position.id, locations: area.id }}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t("openAds")}
        </RouteLink>
        {own === undefined && (
          <RouteLink
            route="calculatorSalary"
            search={{ position: position.id, location: location.id }}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            {t("calculate")}
          </RouteLink>
        )}
      </p>
    </Card>
  );
}

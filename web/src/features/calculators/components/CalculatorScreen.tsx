/** A calculator: its form, the result of the address, and what it rests on. */
import { type ReactNode, useId } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { type PayCalculation, useListPayYearsQuery } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { Card } from "@/shared/ui/Card";
import { EmptyState } from "@/shared/ui/EmptyState";
import { CALCULATORS, PAY_KINDS, useCalculation } from "../calculators";
import { fieldsOf, type PayKind, secondTermsOf, termsOf } from "../terms";
import { useShowResult } from "../useShowResult";
import { CalculatorForm } from "./CalculatorForm";
import { Comparison } from "./Comparison";
import { PayResult } from "./PayResult";
import { Sources } from "./Sources";

interface CalculatorScreenProps {
  readonly kind: PayKind;
  /** Renders what follows the result. */
  readonly below?: (calculation: PayCalculation | undefined) => ReactNode;
}

export function CalculatorScreen({ kind, below }: CalculatorScreenProps) {
  const t = useTranslations("calculators");
  const errorText = useErrorText();
  const resultId = useId();
  const [address] = useSearchParams();
  const heading = useShowResult(address.toString());
  const { data } = useListPayYearsQuery();
  const items = data?.items ?? [];
  const years = items.map(({ year }) => year);
  const fields = fieldsOf(address);
  const terms = termsOf(kind, fields, years);
  const secondTerms = secondTermsOf(kind, fields, years);
  const { calculation, error } = useCalculation(kind, terms);
  const second = useCalculation(kind, secondTerms);
  const failed = error ?? second.error;
  return (
    <div className="page-width flex flex-col gap-6 pt-6 md:pt-8">
      <Head title={t(`${kind}.title`)} description={t(`${kind}.description`)} />
      <div className="max-w-reading">
        <h1 className="text-3xl md:text-4xl">{t(`${kind}.title`)}</h1>
        <p className="mt-3 text-text-muted">{t(`${kind}.lead`)}</p>
        <p className="mt-2 font-semibold">{t("croatia")}</p>
      </div>
      <OtherCalculators kind={kind} />
      <div className="grid gap-6 lg:grid-cols-[400px_minmax(0,1fr)] lg:items-start">
        <CalculatorForm key={address.toString()} kind={kind} fields={fields} years={years} />
        <section aria-labelledby={resultId} className="flex min-w-0 scroll-mt-24 flex-col gap-4">
          <h2 id={resultId} ref={heading} tabIndex={-1} className="sr-only">
            {t("result.title")}
          </h2>
          {failed !== undefined && (
            <Banner tone="danger">
              {errorText(problemOf(failed).errors[0]?.code ?? problemOf(failed).code)}
            </Banner>
          )}
          {calculation && terms && (
            <PayResult
              kind={kind}
              terms={terms}
              calculation={calculation}
              rules={items.find(({ year }) => year === terms.year)}
            />
          )}
          {calculation && terms && second.calculation && secondTerms && (
            <Card>
              <Comparison
                first={{ terms, calculation }}
                second={{ terms: secondTerms, calculation: second.calculation }}
              />
            </Card>
          )}
          {calculation && <p className="text-sm text-text-muted">{t("permalink")}</p>}
          {!terms && <EmptyState title={t("result.none")}>{t("result.noneHint")}</EmptyState>}
        </section>
      </div>
      {below && <div className="render-when-near-96">{below(calculation)}</div>}
      <div className="render-when-near-96">
        <Sources kind={kind} years={items} />
      </div>
    </div>
  );
}

function OtherCalculators({ kind }: { kind: PayKind }) {
  const t = useTranslations("calculators");
  return (
    <nav aria-label={t("others")}>
      <ul className="flex flex-wrap gap-x-6">
        {PAY_KINDS.map((each) => (
          <li key={each}>
            <RouteLink
              route={CALCULATORS[each].route}
              aria-current={each === kind ? "page" : undefined}
              className="link inline-flex min-h-11 items-center font-semibold aria-[current]:text-text aria-[current]:no-underline"
            >
              {t(`${each}.short`)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

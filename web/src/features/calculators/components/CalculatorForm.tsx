/** The form of a calculator: a plain GET form, whose address is the calculation. */
import { ChevronDown } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Button } from "@/shared/ui/Button";
import { Card } from "@/shared/ui/Card";
import { Checkbox } from "@/shared/ui/Checkbox";
import { CALCULATORS } from "../calculators";
import { decimalOf } from "../decimalInput";
import { type Fields, hasEarlyPeriod, isCompared, type PayKind, queryOf } from "../terms";
import { ChoiceField } from "./ChoiceField";
import { DecimalField } from "./DecimalField";
import { MunicipalityField } from "./MunicipalityField";
import { PersonFields } from "./PersonFields";

interface CalculatorFormProps {
  readonly kind: PayKind;
  readonly fields: Fields;
  readonly years: readonly number[];
}

export function CalculatorForm({ kind, fields, years }: CalculatorFormProps) {
  const t = useTranslations("calculators.form");
  const locale = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { route } = CALCULATORS[kind];
  const [year, setYear] = useState(fields.year || String(years[0]));
  const [isMissing, setMissing] = useState(false);
  const isWrong = (text: string) => text !== "" && decimalOf(text) === undefined;
  const [isInvalid, setInvalid] = useState(isWrong(fields.amount));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const query = queryOf(new FormData(form));
    const amount = query.amount ?? "";
    setMissing(amount === "");
    setInvalid(isWrong(amount));
    if (decimalOf(amount) === undefined) {
      form.querySelector<HTMLInputElement>('[name="amount"]')?.focus();
      return;
    }
    void navigate(href(route, {}, locale, query), { preventScrollReset: true });
  };
  // With a result the form is short, so that the result is near.
  const hasResult = decimalOf(fields.amount) !== undefined;
  const yearOptions = years.map((each) => [String(each), String(each)] as const);
  return (
    <Card as="section">
      <Form action={href(route, {}, locale)} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <ChoiceField
          name="direction"
          label={t("direction")}
          initial={fields.direction}
          options={[
            ["gross-to-net", t("grossToNet")],
            ["net-to-gross", t("netToGross")],
          ]}
        />
        <DecimalField
          name="amount"
          label={t(kind === "salary" ? "amount" : "fee")}
          description={t("amountHint")}
          initial={fields.amount}
          error={
            isMissing ? errorText("REQUIRED_INPUT") : isInvalid ? errorText("INVALID_AMOUNT") : undefined
          }
        />
        <MunicipalityField
          name="municipality"
          label={t("municipality")}
          description={t("municipalityHint")}
          initial={fields.municipality}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <ChoiceField
            name="year"
            label={t("year")}
            initial={year}
            options={yearOptions}
            onChange={setYear}
          />
          {hasEarlyPeriod(year) && (
            <ChoiceField
              name="period"
              label={t("period")}
              initial={fields.period}
              options={[
                ["", t("late")],
                ["early", t("early")],
              ]}
            />
          )}
        </div>
        {kind === "royalty" && (
          <Checkbox name="artist" value="on" defaultSelected={fields.artist}>
            {t("artist")}
          </Checkbox>
        )}
        <More title={t(kind === "salary" ? "person" : "more")} isOpen={!hasResult && isPersonal(fields)}>
          <PersonFields kind={kind} fields={fields} />
        </More>
        <More title={t("compare")} isOpen={!hasResult && isCompared(fields)}>
          <p className="text-sm text-text-muted">{t("compareHint")}</p>
          <DecimalField
            name="amount2"
            label={t("secondAmount")}
            initial={fields.amount2}
            error={isWrong(fields.amount2) ? errorText("INVALID_AMOUNT") : undefined}
          />
          <ChoiceField
            name="year2"
            label={t("secondYear")}
            initial={fields.year2}
            options={[["", t("same")], ...yearOptions]}
          />
          <MunicipalityField
            name="municipality2"
            label={t("secondMunicipality")}
            initial={fields.municipality2}
          />
        </More>
        <Button type="submit" size="large">
          {t("calculate")}
        </Button>
      </Form>
    </Card>
  );
}

function isPersonal(fields: Fields): boolean {
  const { children, dependants, age, pillar, areaRelief, lowerRate, higherRate } = fields;
  const chosen = [children, dependants, age, pillar, areaRelief, lowerRate, higherRate].join("");
  return chosen !== "" || fields.disability !== "none" || fields.firstJob;
}

function More({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group border-border border-t pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 pt-3">{children}</div>
    </details>
  );
}

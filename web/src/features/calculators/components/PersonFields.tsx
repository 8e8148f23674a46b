/** Circumstances that change contributions and tax. */
import { useTranslations } from "use-intl";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Checkbox } from "@/shared/ui/Checkbox";
import { decimalOf } from "../decimalInput";
import type { Fields, PayKind } from "../terms";
import { ChoiceField } from "./ChoiceField";
import { DecimalField } from "./DecimalField";

const upTo = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => [String(count), String(count)] as const);

const MOST_CHILDREN = 9;
const MOST_DEPENDANTS = 9;

export function PersonFields({ kind, fields }: { kind: PayKind; fields: Fields }) {
  const t = useTranslations("calculators.form");
  const errorText = useErrorText();
  const rateError = (rate: string) =>
    rate !== "" && decimalOf(rate) === undefined ? errorText("INVALID_RATE") : undefined;
  return (
    <>
      {kind === "salary" && <SalaryFields fields={fields} />}
      <ChoiceField
        name="pillar"
        label={t("pillar")}
        initial={fields.pillar}
        options={[
          ["", t("bothPillars")],
          ["first", t("firstPillar")],
        ]}
      />
      {kind === "salary" && (
        <Checkbox name="firstJob" value="on" defaultSelected={fields.firstJob}>
          {t("firstJob")}
        </Checkbox>
      )}
      <p className="text-sm text-text-muted">{t("ratesHint")}</p>
      <div className="grid gap-5 md:grid-cols-2">
        <DecimalField
          name="lowerRate"
          label={t("lowerRate")}
          initial={fields.lowerRate}
          error={rateError(fields.lowerRate)}
          optional
        />
        {kind === "salary" && (
          <DecimalField
            name="higherRate"
            label={t("higherRate")}
            initial={fields.higherRate}
            error={rateError(fields.higherRate)}
            optional
          />
        )}
      </div>
    </>
  );
}

function SalaryFields({ fields }: { fields: Fields }) {
  const t = useTranslations("calculators.form");
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <ChoiceField
          name="children"
          label={t("children")}
          initial={fields.children || "0"}
          options={upTo(MOST_CHILDREN)}
        />
        <ChoiceField
          name="dependants"
          label={t("dependants")}
          initial={fields.dependants || "0"}
          options={upTo(MOST_DEPENDANTS)}
        />
      </div>
      <ChoiceField
        name="disability"
        label={t("disability")}
        initial={fields.disability}
        options={[
          ["none", t("disabilityNone")],
          ["partial", t("disabilityPartial")],
          ["full", t("disabilityFull")],
        ]}
      />
      <ChoiceField
        name="age"
        label={t("age")}
        initial={fields.age}
        options={[
          ["", t("ageOther")],
          ["25", t("age25")],
          ["30", t("age30")],
        ]}
      />
      <ChoiceField
        name="areaRelief"
        label={t("areaRelief")}
        initial={fields.areaRelief}
        options={[
          ["", t("areaReliefAuto")],
          ["yes", t("yes")],
          ["no", t("no")],
        ]}
      />
    </>
  );
}

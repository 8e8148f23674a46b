/** Compares salaries of published ads: a plain GET form to the salary calculator's page; with a script, in its place. */
import { Briefcase, MapPin } from "lucide-react";
import { type ComponentType, type FormEvent, Suspense, useState } from "react";
import { Form } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { type Content, type SearchFieldProps, useFieldState } from "@/shared/forms/searchField";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { DelayedDots } from "@/shared/ui/LoadingContainer";
import type { Wanted } from "../comparison";
import type { PayComparisonResultProps } from "./PayComparisonResult";

export interface PayComparisonProps extends Pick<PayComparisonResultProps, "own"> {
  readonly initial?: { readonly position: Content; readonly location: Content };
  readonly SearchField: ComponentType<SearchFieldProps>;
  /** Loaded when first needed where the page is to stay light. */
  readonly Result: ComponentType<PayComparisonResultProps>;
  /** Further query parameters of the page, kept when the form is sent without a script. */
  readonly kept?: readonly (readonly [name: string, value: string])[];
}

const LONGEST = 100;
const NOTHING = { position: { text: "" }, location: { text: "" } };

export function PayComparison({
  initial = NOTHING,
  SearchField,
  Result,
  kept = [],
  own,
}: PayComparisonProps) {
  const t = useTranslations("pay-comparison");
  const locale = useLocale();
  const position = useFieldState(initial.position);
  const location = useFieldState(initial.location);
  const [wanted, setWanted] = useState(() => wantedIn(position, location));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (position.field.text.trim() === "") {
      event.currentTarget.querySelector<HTMLInputElement>('[name="position"]')?.focus();
      return;
    }
    setWanted(wantedIn(position, location));
  };
  return (
    <>
      <Form
        action={href("calculatorSalary", {}, locale)}
        onSubmit={submit}
        className="flex flex-col gap-2 rounded-card border border-border bg-surface-raised p-2 md:flex-row md:items-center md:gap-0"
      >
        <SearchField
          kind="occupation"
          label={t("position")}
          icon={<Briefcase aria-hidden className="size-5" />}
          field={position.field}
          name="position"
          maxLength={LONGEST}
        />
        <span aria-hidden className="mx-3 h-px bg-border md:mx-0 md:h-8 md:w-px" />
        <SearchField
          kind="area"
          label={t("place")}
          icon={<MapPin aria-hidden className="size-5" />}
          field={location.field}
          name="location"
          maxLength={LONGEST}
        />
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={`${buttonStyle("secondary")} min-h-12 md:px-6`}>
          {t("compare")}
        </button>
      </Form>
      <div aria-live="polite" className={wanted ? "mt-4" : undefined}>
        {wanted && (
          <Suspense fallback={<DelayedDots />}>
            <Result wanted={wanted} own={own} />
          </Suspense>
        )}
      </div>
    </>
  );
}

type Field = ReturnType<typeof useFieldState>;

/** Reads from each field the id of the chosen suggestion while its text stands there, else the text. */
function wantedIn(position: Field, location: Field): Wanted | undefined {
  const wanted = {
    position: position.filters?.positions?.[0] ?? position.field.text.trim(),
    location: location.filters?.locations?.[0] ?? location.field.text.trim(),
  };
  return wanted.position === "" ? undefined : wanted;
}

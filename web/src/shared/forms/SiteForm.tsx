/** The form itself: sends, puts what the API refused beside its fields, and leads to what has to be changed. */
import { type ReactNode, useRef, useState } from "react";
import { type FieldValues, FormProvider, type Path } from "react-hook-form";
import { useErrorText } from "@/shared/errors/useErrorText";
import { type Problem, problemOf } from "../api/problem";
import { Banner } from "../ui/Banner";
import { ErrorSummary } from "./ErrorSummary";
import { FieldLabels } from "./fieldLabels";
import type { SiteFormState } from "./useSiteForm";

interface SiteFormProps<Input extends FieldValues, Output> {
  readonly form: SiteFormState<Input, Output>;
  /** Throw what RTK Query's `unwrap()` throws: it is shown. */
  readonly onSubmit: (values: Output) => Promise<unknown>;
  /** Refusals that the page answers itself; true means it did. */
  readonly onProblem?: (problem: Problem) => boolean;
  /** Where the API's name of a field is not the form's: `{ "documents.cv": "cv" }`. */
  readonly fieldNames?: Readonly<Record<string, Path<Input>>>;
  /** A few fields that are all in sight: no summary, the first wrong one takes the focus. */
  readonly isShort?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SiteForm<Input extends FieldValues, Output>({
  form,
  onSubmit,
  onProblem,
  fieldNames = {},
  isShort = false,
  className,
  children,
}: SiteFormProps<Input, Output>) {
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const [labels] = useState(() => new Map<string, string>());

  const focusSummary = () => requestAnimationFrame(() => summary.current?.focus());
  const leadOn = () => {
    const first = [...labels.keys()].find((name) => form.getFieldState(name as Path<Input>).invalid);
    if (isShort && first !== undefined) form.setFocus(first as Path<Input>);
    else focusSummary();
  };
  const show = (problem: Problem) => {
    if (onProblem?.(problem)) return;
    let placed = 0;
    for (const { field, code } of problem.errors) {
      const name = fieldNames[field] ?? (field as Path<Input>);
      if (!labels.has(name)) continue;
      form.setError(name, { type: "server", message: code });
      placed += 1;
    }
    if (placed === 0 || placed < problem.errors.length) setRefusal(problem.code);
    leadOn();
  };
  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      show(problemOf(error));
    }
  }, leadOn);

  return (
    <FormProvider {...form}>
      <FieldLabels value={labels}>
        <form noValidate onSubmit={(event) => void send(event)} className={className}>
          <div ref={summary} tabIndex={-1} className="flex flex-col gap-3 outline-none empty:hidden">
            {refusal !== undefined && (
              <div role="alert">
                <Banner tone="danger">{errorText(refusal)}</Banner>
              </div>
            )}
            {!isShort && <ErrorSummary labels={labels} />}
          </div>
          {children}
        </form>
      </FieldLabels>
    </FormProvider>
  );
}

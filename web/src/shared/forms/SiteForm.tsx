/** A form: submits, shows the API's errors at their fields, and moves the focus to them. */
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
  /** Should throw what RTK Query's `unwrap()` throws. */
  readonly onSubmit: (values: Output) => Promise<unknown>;
  /** Handles a problem itself; true means it did. */
  readonly onProblem?: (problem: Problem) => boolean;
  /** Maps the API's field names to the form's: `{ "documents.cv": "cv" }`. */
  readonly fieldNames?: Readonly<Record<string, Path<Input>>>;
  /** For forms with a few fields in view: no summary, the first invalid field takes the focus. */
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
  const focusFirstError = () => {
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
    focusFirstError();
  };
  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      show(problemOf(error));
    }
  }, focusFirstError);

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

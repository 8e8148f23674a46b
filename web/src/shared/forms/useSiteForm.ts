/** react-hook-form with a schema of error codes; validates on blur, then on every change. */
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";

export type SiteFormState<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

type Schema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

/** `schema` is a zod/mini schema whose messages are codes: `z.string().check(z.minLength(1, "REQUIRED_INPUT"))`. */
export function useSiteForm<Input extends FieldValues, Output = Input>(
  schema: Schema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): SiteFormState<Input, Output> {
  return useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: "onTouched",
    // The summary takes the focus instead, so that all errors are announced together.
    shouldFocusError: false,
  });
}

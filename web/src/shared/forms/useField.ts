/** A field's controller, and its error message once it may be shown. */
import { useController } from "react-hook-form";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFieldLabel } from "./fieldLabels";

/** `codes`: replaces general error codes by specific ones for this kind of field. */
export function useField(name: string, label: string, codes: Readonly<Record<string, string>> = {}) {
  useFieldLabel(name, label);
  const errorText = useErrorText();
  const { field, fieldState, formState } = useController({ name });
  const code = fieldState.error?.message;
  const mayBeShown = fieldState.isTouched || fieldState.isDirty || formState.isSubmitted;
  return { field, error: code !== undefined && mayBeShown ? errorText(codes[code] ?? code) : undefined };
}

/** One field of the form around it: its value, and its error in words once it may be shown. */
import { useController } from "react-hook-form";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFieldLabel } from "./fieldLabels";

export function useField(name: string, label: string) {
  useFieldLabel(name, label);
  const errorText = useErrorText();
  const { field, fieldState, formState } = useController({ name });
  const code = fieldState.error?.message;
  const mayBeShown = fieldState.isTouched || fieldState.isDirty || formState.isSubmitted;
  return { field, error: code !== undefined && mayBeShown ? errorText(code) : undefined };
}

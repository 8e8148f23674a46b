/** Submit button with a pending state. */
import { useFormState } from "react-hook-form";
import { useHydrated } from "../hooks/useHydrated";
import { Button, type ButtonProps } from "../ui/Button";

/** Disabled until the page is hydrated: before that the browser would put the form's fields into the address. */
export function SubmitButton({ isDisabled = false, ...props }: Omit<ButtonProps, "type" | "isPending">) {
  const isHydrated = useHydrated();
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" isPending={isSubmitting} isDisabled={isDisabled || !isHydrated} />;
}

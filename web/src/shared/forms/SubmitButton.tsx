/** Submit button with a pending state. */
import { useFormState } from "react-hook-form";
import { Button, type ButtonProps } from "../ui/Button";

export function SubmitButton(props: Omit<ButtonProps, "type" | "isPending">) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" isPending={isSubmitting} />;
}

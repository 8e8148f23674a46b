/** The button of a row with an icon: under the row's text on a phone, at the edge of the section on wider screens. */
import { Button, type ButtonProps } from "@/shared/ui/Button";

export function RowButton(props: Omit<ButtonProps, "variant" | "className">) {
  return <Button variant="quiet" className="max-md:ml-6 md:-mr-4" {...props} />;
}

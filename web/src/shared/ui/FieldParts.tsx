/** Label, hint and error of a field, tied to it by React Aria. */
import { CircleAlert } from "lucide-react";
import { FieldError, Label, Text } from "react-aria-components";
import { useTranslations } from "use-intl";
import { ERROR, HINT, LABEL } from "./fieldStyle";

export interface FieldWords {
  readonly label: string;
  readonly description?: string | undefined;
  /** Shown, and read out with the field, when there is one. */
  readonly error?: string | undefined;
  /** Most fields of our forms are needed, so only the others say so. */
  readonly optional?: boolean;
}

export function FieldLabel({ label, optional = false }: Pick<FieldWords, "label" | "optional">) {
  const t = useTranslations("ui");
  return (
    <Label className={LABEL}>
      {label}
      {optional && <span className="font-normal text-text-muted"> ({t("optional")})</span>}
    </Label>
  );
}

export function FieldNotes({ description, error }: Pick<FieldWords, "description" | "error">) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={HINT}>
          {description}
        </Text>
      )}
      <FieldError className={ERROR}>
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>{error}</span>
      </FieldError>
    </>
  );
}

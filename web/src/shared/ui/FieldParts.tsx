/** Label, description and error of a field, associated by React Aria. */
import { CircleAlert } from "lucide-react";
import { FieldError, Label, Text } from "react-aria-components";
import { useTranslations } from "use-intl";
import { ERROR, HINT, LABEL } from "./fieldStyles";

export interface FieldTexts {
  readonly label: string;
  readonly description?: string | undefined;
  /** Shown and announced with the field. */
  readonly error?: string | undefined;
  /** Most fields are required, so only optional ones are labelled. */
  readonly optional?: boolean;
}

export function FieldLabel({ label, optional = false }: Pick<FieldTexts, "label" | "optional">) {
  const t = useTranslations("ui");
  return (
    <Label className={LABEL}>
      {label}
      {optional && <span className="font-normal text-text-muted"> ({t("optional")})</span>}
    </Label>
  );
}

export function FieldNotes({ description, error }: Pick<FieldTexts, "description" | "error">) {
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

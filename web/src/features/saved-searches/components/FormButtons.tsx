/** Buttons at the end of a form in a dialog. */
import { useTranslations } from "use-intl";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { Button } from "@/shared/ui/Button";

interface FormButtonsProps {
  readonly submitLabel: string;
  readonly onCancel: () => void;
}

export function FormButtons({ submitLabel, onCancel }: FormButtonsProps) {
  const t = useTranslations("saved-searches.save");
  return (
    <div className="flex flex-col-reverse gap-3 md:flex-row md:justify-end">
      <Button variant="secondary" onPress={onCancel}>
        {t("cancel")}
      </Button>
      <SubmitButton>{submitLabel}</SubmitButton>
    </div>
  );
}

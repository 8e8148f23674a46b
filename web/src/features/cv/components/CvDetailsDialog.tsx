/** Name and language of a new CV or of a copy, or the new name of one. */
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { requiredText } from "@/shared/forms/fieldSchemas";
import { FormSelect, FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { LOCALE_NAMES, LOCALES, type Locale } from "@/shared/i18n/locales";
import { LazyDialog } from "@/shared/ui/LazyDialog";

interface CvDetails {
  readonly name: string;
  readonly language: Locale;
}

const schema = z.object({ name: requiredText(), language: z.enum(LOCALES) });

interface CvDetailsDialogProps {
  readonly title: string;
  readonly text?: string;
  readonly submitLabel: string;
  readonly initial: CvDetails;
  /** A CV keeps the language in which it was begun. */
  readonly isLanguageAsked?: boolean;
  /** Throws what RTK Query's `unwrap()` throws. */
  readonly onSubmit: (details: CvDetails) => Promise<unknown>;
  readonly onClose: () => void;
}

export function CvDetailsDialog({
  title,
  text,
  submitLabel,
  initial,
  isLanguageAsked = true,
  onSubmit,
  onClose,
}: CvDetailsDialogProps) {
  const t = useTranslations("cv.create");
  const form = useSiteForm<CvDetails>(schema, initial);
  return (
    <LazyDialog isOpen shape="narrow" title={title} onClose={onClose}>
      <SiteForm form={form} isShort onSubmit={onSubmit} className="flex flex-col gap-5">
        {text !== undefined && <p>{text}</p>}
        <FormTextField name="name" label={t("name")} description={t("nameHint")} autoComplete="off" />
        {isLanguageAsked && (
          <FormSelect
            name="language"
            label={t("language")}
            options={LOCALES.map((id) => ({ id, name: LOCALE_NAMES[id].name }))}
          />
        )}
        <SubmitButton>{submitLabel}</SubmitButton>
      </SiteForm>
    </LazyDialog>
  );
}

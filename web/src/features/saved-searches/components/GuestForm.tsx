/** A guest asks for mails about new jobs: they start once the address is confirmed by a mailed link. */
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { LegalLink } from "@/routes/LegalLink";
import type { JobFilters } from "@/shared/api/searches";
import { email } from "@/shared/forms/fieldSchemas";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { useProblemToast } from "@/shared/forms/useProblemToast";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { savedSearchesApi } from "../api";
import { SCHEDULE_FIELDS, scheduleOf, scheduleShape } from "../scheduleSchema";
import { FormButtons } from "./FormButtons";
import { ScheduleFields } from "./ScheduleFields";

const schema = z.object({ email: email(), ...scheduleShape });
type Values = z.infer<typeof schema>;

interface GuestFormProps {
  readonly filters: JobFilters;
  /** The address that is likely to be the guest's. */
  readonly knownEmail?: string | undefined;
  readonly onRequested: (email: string) => void;
  readonly onCancel: () => void;
}

export function GuestForm({ filters, knownEmail = "", onRequested, onCancel }: GuestFormProps) {
  const t = useTranslations("saved-searches.guest");
  const locale = useLocale();
  const [ask] = savedSearchesApi.useAskForAlertsMutation();
  const form = useSiteForm<Values>(schema, { email: knownEmail, ...SCHEDULE_FIELDS });
  const privacy = (text: ReactNode) => <LegalLink route="privacy">{text}</LegalLink>;

  const send = async ({ email, ...schedule }: Values) => {
    await ask({ askForAlerts: { search: filters, email, locale, ...scheduleOf(schedule) } }).unwrap();
    onRequested(email);
  };
  return (
    <SiteForm
      form={form}
      onSubmit={send}
      onProblem={useProblemToast(t("failed"))}
      isShort
      className="flex min-w-0 flex-col gap-4"
    >
      <FormTextField
        name="email"
        type="email"
        autoComplete="email"
        label={t("email")}
        description={t("emailHint")}
      />
      <ScheduleFields />
      <p className="text-sm text-text-muted">{t.rich("privacy", { privacy })}</p>
      <FormButtons submitLabel={t("submit")} onCancel={onCancel} />
    </SiteForm>
  );
}

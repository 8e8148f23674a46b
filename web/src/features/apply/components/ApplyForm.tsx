/** The application form, saved as a draft while typing. */
import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import type { JobDetail } from "@/shared/api/generated";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { useUploads } from "@/shared/uploads/useUploads";
import { type ApplyValues, applySchema, emptyForm, FORM_NAMES } from "../schema";
import { useApply } from "../useApply";
import { useDraft } from "../useDraft";
import { AppliedNotice } from "./AppliedNotice";
import { Consent } from "./Consent";
import { DetailsFields } from "./DetailsFields";
import { LastCv } from "./LastCv";
import { PendingNotice } from "./PendingNotice";
import { RestoredNotice } from "./RestoredNotice";
import { Section } from "./Section";

export function ApplyForm({ job }: { job: JobDetail }) {
  const t = useTranslations("apply.form");
  const locale = useLocale();
  const account = useAccount();
  const element = useRef<HTMLDivElement>(null);
  const form = useSiteForm<ApplyValues>(applySchema(!account), emptyForm(locale, account));
  // Any other address or number gets a code first, also from somebody who is signed in.
  const email = useWatch({ control: form.control, name: "email" });
  const isOwnAddress = email.trim().toLowerCase() === account?.email.toLowerCase();
  const uploader = useUploads();
  const draft = useDraft({ jobId: String(job.id), form, uploader, element });
  const { apply, onProblem, dialog } = useApply(job, uploader.queue, draft);

  const clearForm = () => {
    uploader.queue.clear();
    draft.forget();
    form.reset(emptyForm(locale, account));
  };

  return (
    <div ref={element}>
      <AppliedNotice job={job} />
      <PendingNotice job={job} />
      {draft.isRestored && <RestoredNotice onClear={clearForm} />}
      <noscript>
        <p className="mb-6 rounded-card border border-warning/30 bg-warning-soft p-4">{t("needsScript")}</p>
      </noscript>
      <SiteForm
        form={form}
        onSubmit={apply}
        onProblem={onProblem}
        fieldNames={FORM_NAMES}
        className="flex flex-col gap-8"
      >
        <DetailsFields uploader={uploader} offersDocuments cvOffer={<LastCv uploader={uploader} />} />
        <Section title={t("consentLabel")}>
          <Consent employer={job.employer.name} isGuest={!account} />
        </Section>
        <div className="flex flex-col gap-3 border-border border-t pt-6 md:flex-row md:items-center md:gap-6">
          {/* Without JavaScript the form would submit its values as a query, so it is disabled until hydration. */}
          <SubmitButton size="large" className="md:shrink-0">
            {t(isOwnAddress ? "submitNow" : "submit")}
          </SubmitButton>
          <p className="text-sm text-text-muted">{t(isOwnAddress ? "nextNow" : "next")}</p>
        </div>
      </SiteForm>
      {dialog}
    </div>
  );
}

/** Asks about one job, by its link or number, why it was mailed or was not. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { FormTextField } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Banner } from "@/shared/ui/Banner";
import { savedSearchesApi } from "../api";
import { jobNumberIn } from "../jobNumber";
import { useMatchTexts } from "../useMatchTexts";

const schema = z.object({
  job: z.string().check(
    z.trim(),
    z.minLength(1, "REQUIRED_INPUT"),
    z.refine((text) => text === "" || jobNumberIn(text) !== undefined, "INVALID_JOB_LINK"),
  ),
});

export function AskAboutJob({ searchId }: { searchId: string }) {
  const t = useTranslations("saved-searches.why");
  const form = useSiteForm<z.infer<typeof schema>>(schema, { job: "" });
  const [jobId, setJobId] = useState<number>();
  return (
    <div className="flex flex-col gap-3">
      <SiteForm
        form={form}
        isShort
        className="flex flex-col gap-3"
        onSubmit={async ({ job }) => setJobId(jobNumberIn(job))}
      >
        <FormTextField
          name="job"
          label={t("job")}
          description={t("jobHint")}
          inputMode="url"
          autoComplete="off"
        />
        <SubmitButton variant="secondary" className="self-start">
          {t("ask")}
        </SubmitButton>
      </SiteForm>
      <div aria-live="polite" className="empty:hidden">
        {jobId !== undefined && <Explanation searchId={searchId} jobId={jobId} />}
      </div>
    </div>
  );
}

function Explanation({ searchId, jobId }: { searchId: string; jobId: number }) {
  const t = useTranslations("saved-searches.why");
  const errorText = useErrorText();
  const { outcomeOf, conditionName } = useMatchTexts();
  const { currentData: match, error } = savedSearchesApi.useExplainMatchQuery(
    { searchId, jobId },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <Banner tone="warning">{errorText(problemOf(error).code)}</Banner>;
  if (!match) return null;
  const title = match.job?.title ?? t("goneJob", { number: String(jobId) });
  if (match.mailedAt !== null || match.suppressed !== null)
    return <Banner title={title}>{outcomeOf(match)}</Banner>;
  if (match.matches)
    return <Banner title={title}>{t(match.matchedAt === null ? "publishedBefore" : "waiting")}</Banner>;
  return (
    <Banner title={title}>
      {t("unmet")}
      <ul className="list-disc pl-5">
        {match.unmet.map((name) => (
          <li key={name}>{conditionName(name)}</li>
        ))}
      </ul>
    </Banner>
  );
}

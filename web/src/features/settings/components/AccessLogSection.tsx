/** Access log: employers who opened applications and CVs, administrators who acted as the user. */
import { Eye, UserRoundCog } from "lucide-react";
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { settingsApi } from "../api";
import { Section } from "./Section";

export function AccessLogSection() {
  const t = useTranslations("settings.access");
  const formats = useFormats();
  const { data, error, isLoading, refetch } = settingsApi.useShowAccessQuery();
  const { openings = [], visits = [] } = data ?? {};
  return (
    <Section id="access" lead={t("lead")}>
      <LoadingContainer
        isLoading={isLoading}
        hasError={error !== undefined && !data}
        onReload={() => void refetch()}
      >
        {openings.length + visits.length === 0 && <p className="text-text-muted">{t("none")}</p>}
        <ul className="flex flex-col divide-y divide-border empty:hidden">
          {visits.map(({ reason, startedAt }) => (
            <li key={startedAt} className="flex gap-3 py-3 first:pt-0 last:pb-0">
              <UserRoundCog aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
              <div className="min-w-0">
                <p className="wrap-anywhere font-semibold">{t("visit", { reason })}</p>
                <p className="text-sm text-text-muted">{formats.dateTime(startedAt)}</p>
              </div>
            </li>
          ))}
          {openings.map(({ applicationId, cvId, jobTitle, employerName, at }) => (
            <li key={`${applicationId ?? cvId} ${at}`} className="flex gap-3 py-3 first:pt-0 last:pb-0">
              <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-seen" />
              <div className="min-w-0">
                <p className="wrap-anywhere font-semibold">
                  {jobTitle === null
                    ? t("cv", { employer: employerName })
                    : t("opening", { employer: employerName, title: jobTitle })}
                </p>
                <p className="text-sm text-text-muted">{formats.dateTime(at)}</p>
              </div>
            </li>
          ))}
        </ul>
      </LoadingContainer>
    </Section>
  );
}

/** Openings of the CV in the CV database. Nothing for one that was never in it. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { useFormats } from "@/shared/i18n/useFormats";
import { cvApi } from "../api";
import { Section } from "./Section";

export function OpeningsCard({ cvId, isVisible }: { cvId: string; isVisible: boolean }) {
  const t = useTranslations("cv.openings");
  const formats = useFormats();
  const { data } = cvApi.useListCvOpeningsQuery({ cvId });
  if (!data || (data.total === 0 && !isVisible)) return null;
  return (
    <Section id="openings" title={t("title")} lead={t("text")}>
      {data.total === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {data.items.map(({ employerId, employerName, at }) => (
            <li key={`${employerId} ${at}`} className="flex flex-wrap justify-between gap-x-4">
              <RouteLink
                route="employer"
                params={{ employerId: String(employerId) }}
                className="wrap-anywhere"
              >
                {employerName}
              </RouteLink>
              <time dateTime={at} className="text-sm text-text-muted">
                {formats.dateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {data.total > data.items.length && (
        <p className="text-sm text-text-muted">
          {t("last", { shown: formats.number(data.items.length), total: formats.number(data.total) })}
        </p>
      )}
    </Section>
  );
}

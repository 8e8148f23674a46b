/** The applications that are held, with who sent them and what belongs to them, and how many searches are saved. */

import { useTranslations } from "use-intl";
import type { HeldApplication } from "@/shared/api/generated";
import { dialledNumber } from "@/shared/countries/calling";
import { useFormats } from "@/shared/i18n/useFormats";

interface HeldApplicationsProps {
  readonly applications: readonly HeldApplication[];
  readonly savedSearches: number;
}

export function HeldApplications({ applications, savedSearches }: HeldApplicationsProps) {
  const t = useTranslations("personal-data");
  const formats = useFormats();
  if (applications.length === 0 && savedSearches === 0) return <p>{t("nothing")}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-border empty:hidden">
        {applications.map((application) => (
          <Held key={application.id} application={application} />
        ))}
      </ul>
      {savedSearches > 0 && (
        <p>{t("savedSearches", { count: savedSearches, shown: formats.number(savedSearches) })}</p>
      )}
    </>
  );
}

function Held({ application }: { application: HeldApplication }) {
  const t = useTranslations("personal-data");
  const formats = useFormats();
  const { firstName, lastName, email, phone, startedAt, sentAt, withdrawnAt, files } = application;
  const moments = [
    t("started", { at: formats.dateTime(startedAt) }),
    ...(sentAt ? [t("sent", { at: formats.dateTime(sentAt) })] : []),
    ...(withdrawnAt ? [t("withdrawn", { at: formats.dateTime(withdrawnAt) })] : []),
  ];
  const belongings = [
    ...(application.hasCoverLetter ? [t("letter")] : []),
    ...(files > 0 ? [t("files", { count: files, shown: formats.number(files) })] : []),
  ];
  const contact = [email, phone && dialledNumber(phone)].filter(Boolean).join(", ");
  return (
    <li className="py-3 first:pt-0">
      <p className="font-semibold">{`${application.jobTitle}, ${application.employerName}`}</p>
      <p className="wrap-anywhere text-sm">{t("person", { name: `${firstName} ${lastName}`, contact })}</p>
      <p className="text-sm text-text-muted">{[...moments, ...belongings].join(" · ")}</p>
    </li>
  );
}

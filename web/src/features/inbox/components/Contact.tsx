/** The applicant's contact data. */

import { Mail, Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import type { InboxApplicationDetail } from "@/shared/api/generated";
import { dialledNumber } from "@/shared/countries/calling";
import { Card } from "@/shared/ui/Card";

export function Contact({ application: { email, phone, again } }: { application: InboxApplicationDetail }) {
  const t = useTranslations("inbox");
  return (
    <Card as="section">
      <h2 className="mb-3 text-lg">{t("contact")}</h2>
      <ul className="flex flex-col gap-2">
        {email && (
          <li className="flex items-center gap-3">
            <Mail aria-hidden className="size-5 shrink-0 text-text-muted" />
            <a href={`mailto:${email}`} className="link min-w-0 break-all">
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li className="flex items-center gap-3">
            <Phone aria-hidden className="size-5 shrink-0 text-text-muted" />
            <a href={`tel:${phone.countryCode}${phone.number}`} className="link">
              {dialledNumber(phone)}
            </a>
          </li>
        )}
      </ul>
      {again && <p className="mt-4 text-sm text-text-muted">{t("again")}</p>}
    </Card>
  );
}

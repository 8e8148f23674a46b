/** Sent details: name, contact, cover letter and documents. */

import { Download, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { documentAddress, type OwnApplication } from "@/shared/api/applications";
import type { AttachedDocument, MyApplicationDetail } from "@/shared/api/generated";
import { dialledNumber } from "@/shared/countries/calling";
import { useFormats } from "@/shared/i18n/useFormats";

interface SentDetailsProps {
  readonly application: MyApplicationDetail;
  readonly link: OwnApplication;
}

export function SentDetails({ application: { sent, status }, link }: SentDetailsProps) {
  const t = useTranslations("applications.detail");
  const name = [sent.firstName, sent.lastName].filter(Boolean).join(" ");
  return (
    <section aria-labelledby="sent-details">
      <h3 id="sent-details" className="mb-3 text-lg">
        {t(status === "pending" ? "unsent" : "sent")}
      </h3>
      <dl className="flex flex-col gap-3 text-sm">
        <Entry term={t("name")}>{name || t("erased")}</Entry>
        {sent.email && <Entry term={t("email")}>{sent.email}</Entry>}
        {sent.phone && <Entry term={t("phone")}>{dialledNumber(sent.phone)}</Entry>}
        {sent.coverLetter && (
          <Entry term={t("letter")}>
            <span className="whitespace-pre-line">{sent.coverLetter}</span>
          </Entry>
        )}
        <Entry term={t("cv")}>
          <DocumentLink document={sent.cv} link={link} />
        </Entry>
        {sent.otherDocuments.length > 0 && (
          <Entry term={t("otherDocuments")}>
            <ul className="flex flex-col gap-1">
              {sent.otherDocuments.map((document) => (
                <li key={document.id}>
                  <DocumentLink document={document} link={link} />
                </li>
              ))}
            </ul>
          </Entry>
        )}
      </dl>
    </section>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 md:grid-cols-[10rem_1fr]">
      <dt className="text-text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

function DocumentLink({ document, link }: { document: AttachedDocument; link: OwnApplication }) {
  const t = useTranslations("applications.detail");
  const formats = useFormats();
  if (document.name === null) return <span className="text-text-muted">{t("fileGone")}</span>;
  return (
    <a
      href={documentAddress(document.id, link)}
      download={document.name}
      aria-label={t("download", { name: document.name })}
      className="link inline-flex min-h-11 items-center gap-2 md:min-h-7"
    >
      <FileText aria-hidden className="size-4 shrink-0" />
      <span>
        {document.name}
        {typeof document.size === "number" && ` (${formats.fileSize(document.size)})`}
      </span>
      <Download aria-hidden className="size-4 shrink-0" />
    </a>
  );
}

/** Documents of an application; the API checks access on every download. */
import { FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import type { AttachedDocument, InboxApplicationDetail } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Card } from "@/shared/ui/Card";

interface DocumentsProps {
  readonly application: InboxApplicationDetail;
  readonly access: string;
}

export function Documents({ application: { id, cv, otherDocuments }, access }: DocumentsProps) {
  const t = useTranslations("inbox");
  const query = new URLSearchParams({ application: id, access });
  return (
    <Card as="section">
      <h2 className="mb-3 text-lg">{t("documents")}</h2>
      <ul className="flex flex-col gap-3">
        {cv && <Document document={cv} label={t("cv")} query={query} />}
        {otherDocuments.map((document) => (
          <Document key={document.id} document={document} label={t("otherDocument")} query={query} />
        ))}
      </ul>
    </Card>
  );
}

function Document({
  document,
  label,
  query,
}: {
  document: AttachedDocument;
  label: string;
  query: URLSearchParams;
}) {
  const t = useTranslations("inbox");
  const formats = useFormats();
  return (
    <li className="flex items-start gap-3">
      <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-text-muted" />
      <p className="min-w-0">
        <span className="block text-sm text-text-muted">{label}</span>
        {document.name ? (
          <a
            href={`/api/documents/${document.id}?${query}`}
            download
            className="link break-all font-semibold"
          >
            {document.name}
          </a>
        ) : (
          <span className="text-text-muted">{t("documentGone")}</span>
        )}
        {document.size ? (
          <span className="block text-sm text-text-muted">{formats.fileSize(document.size)}</span>
        ) : null}
      </p>
    </li>
  );
}

/** Documents of the account: those for applications, and how many there may be. */
import { Navigate, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { pageFailure, screen } from "@/routes/screen";
import { fetchAccount, useAccount } from "@/shared/account/account";
import { documentsApi } from "@/shared/api/documents";
import { useFormats } from "@/shared/i18n/useFormats";
import { Head } from "@/shared/seo/Head";
import { Card } from "@/shared/ui/Card";
import { EmptyState } from "@/shared/ui/EmptyState";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { AddDocuments } from "../components/AddDocuments";
import { DocumentRow } from "../components/DocumentRow";
import { useDocumentDeletion } from "../useDocumentDeletion";

function DocumentsPage() {
  const t = useTranslations("documents");
  const account = useAccount();
  const locale = useLocale();
  const formats = useFormats();
  const { pathname } = useLocation();
  const { confirmAndDelete, dialog } = useDocumentDeletion();
  const { data, error, isLoading, refetch } = documentsApi.useListOwnDocumentsQuery(undefined, {
    skip: !account,
  });
  // The session was ended elsewhere.
  if (account === null) return <Navigate to={href("login", {}, locale, { return: pathname })} replace />;
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <div className="mx-auto max-w-[800px]">
        <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
        <p className="mt-2 mb-6 text-text-muted">{t("lead")}</p>
        <LoadingContainer
          isLoading={isLoading}
          hasError={error !== undefined && !data}
          onReload={() => void refetch()}
        >
          {data && (
            <div className="flex flex-col gap-6">
              <AddDocuments used={data.used} limit={data.limit} />
              <Card as="section">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
                  <h2 className="text-xl">{t("list")}</h2>
                  <p className="text-sm text-text-muted tabular-nums">
                    {t("used", { used: formats.number(data.used), limit: formats.number(data.limit) })}
                  </p>
                </div>
                {data.items.length === 0 ? (
                  <EmptyState title={t("empty.title")} heading="h3">
                    {t("empty.text")}
                  </EmptyState>
                ) : (
                  <ul className="mt-2 divide-y divide-border">
                    {data.items.map((document) => (
                      <DocumentRow
                        key={document.id}
                        document={document}
                        onDelete={() => void confirmAndDelete(document)}
                      />
                    ))}
                  </ul>
                )}
              </Card>
            </div>
          )}
        </LoadingContainer>
      </div>
      {dialog}
    </div>
  );
}

export default screen({
  route: "documents",
  messages: ["documents", "uploads"],
  load: async ({ read }) => {
    if (!(await read(fetchAccount()))) throw pageFailure(401, "LOGIN_REQUIRED");
    await read(documentsApi.endpoints.listOwnDocuments.initiate(undefined, { forceRefetch: true }));
    return undefined;
  },
  Page: DocumentsPage,
});

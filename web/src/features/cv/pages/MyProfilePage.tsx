/** The account's CVs: one of them in the editor. */
import { FilePlus, Upload } from "lucide-react";
import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { screen } from "@/routes/screen";
import { useAccount } from "@/shared/account/account";
import { documentsApi } from "@/shared/api/documents";
import { Head } from "@/shared/seo/Head";
import { Button } from "@/shared/ui/Button";
import { EmptyState } from "@/shared/ui/EmptyState";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { cvApi } from "../api";
import { CvEditorView } from "../components/CvEditorView";
import { CvList } from "../components/CvList";
import { ImportDialog } from "../components/ImportDialog";
import { NewCvDialog } from "../components/NewCvDialog";
import { readNames } from "../document/readNames";

const { endpoints } = cvApi;

function MyProfilePage() {
  const t = useTranslations("cv");
  const locale = useLocale();
  const location = useLocation();
  const account = useAccount();
  const [search] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { data: list } = cvApi.useListMyCvsQuery();
  const cvs = list?.items ?? [];
  const openId = search.get("cv") ?? cvs[0]?.id;
  const shown = cvApi.useShowCvQuery({ cvId: openId ?? "" }, { skip: openId === undefined });
  const cv = shown.currentData;
  // The session was ended elsewhere, and nothing is left to show.
  if (account === null && !cv) {
    const address = location.pathname + location.search;
    return <Navigate to={href("login", {}, locale, { return: address })} replace />;
  }
  return (
    <div className="page-width pt-6 pb-16 md:pt-8">
      <Head title={t("title")} />
      <h1 className="mb-4 text-2xl md:text-3xl">{t("title")}</h1>
      {openId === undefined ? (
        list && (
          <EmptyState
            title={t("start.title")}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button size="large" onPress={() => setCreating(true)}>
                  <FilePlus aria-hidden className="size-5" />
                  {t("start.create")}
                </Button>
                <Button size="large" variant="secondary" onPress={() => setImporting(true)}>
                  <Upload aria-hidden className="size-5" />
                  {t("list.import")}
                </Button>
              </div>
            }
          >
            {t("start.text")}
          </EmptyState>
        )
      ) : (
        <>
          <CvList
            cvs={cvs}
            openId={openId}
            isFull={list !== undefined && cvs.length >= list.limit}
            onCreate={() => setCreating(true)}
            onImport={() => setImporting(true)}
          />
          <LoadingContainer
            isLoading={!cv && shown.isFetching}
            hasError={!cv && shown.error !== undefined}
            onReload={() => void shown.refetch()}
          >
            {cv && <CvEditorView key={cv.id} cv={cv} />}
          </LoadingContainer>
        </>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {isCreating && <NewCvDialog onClose={() => setCreating(false)} />}
    </div>
  );
}

export default screen({
  route: "myProfile",
  messages: ["cv"],
  load: async ({ read, search, locale }) => {
    // Edits in another window may have changed both.
    const { items } = await read(endpoints.listMyCvs.initiate(undefined, { forceRefetch: true }));
    const cvId = search.get("cv") ?? items[0]?.id;
    if (cvId === undefined) return undefined;
    const cv = await read(endpoints.showCv.initiate({ cvId }, { forceRefetch: true }));
    await Promise.all([
      readNames(read, [locale, cv.content.language], cv.content),
      read(documentsApi.endpoints.listPictures.initiate()),
      read(endpoints.listCvOpenings.initiate({ cvId }, { forceRefetch: true })),
    ]);
    return undefined;
  },
  Page: MyProfilePage,
});

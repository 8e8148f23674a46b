/** A CV alone, as it is printed: without the site's header and footer. */
import { ArrowLeft, Printer } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { pageFailure, screen } from "@/routes/screen";
import { Head } from "@/shared/seo/Head";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { contentOf, cvApi } from "../api";
import { CvDocument } from "../document/CvDocument";
import { readNames } from "../document/readNames";

const { endpoints } = cvApi;

function ProfilePreviewPage() {
  const t = useTranslations("cv.preview");
  const [search] = useSearchParams();
  const { data: list } = cvApi.useListMyCvsQuery();
  const cvId = search.get("cv") ?? list?.items[0]?.id;
  const { data: cv } = cvApi.useShowCvQuery({ cvId: cvId ?? "" }, { skip: cvId === undefined });
  if (!cv) return null;
  const content = contentOf(cv);
  const { firstName, lastName } = content.contact;
  return (
    <div className="min-h-dvh bg-surface-sunken print:bg-transparent">
      <Head title={`${firstName} ${lastName}`.trim() || t("label")} />
      <div className="mx-auto flex max-w-[210mm] flex-wrap items-center justify-between gap-2 p-3 print:hidden">
        <RouteLink route="myProfile" search={{ cv: cv.id }} className={buttonStyle("quiet")}>
          <ArrowLeft aria-hidden className="size-4" />
          {t("back")}
        </RouteLink>
        <Button onPress={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          {t("print")}
        </Button>
      </div>
      <div className="mx-auto min-h-[297mm] max-w-[210mm] p-6 shadow-black/10 shadow-lg cv-paper md:p-[18mm] print:min-h-0 print:max-w-none print:p-0 print:shadow-none">
        <CvDocument content={content} heading="h1" />
      </div>
    </div>
  );
}

export default screen({
  route: "profilePreview",
  messages: ["cv"],
  load: async ({ read, search }) => {
    const { items } = await read(endpoints.listMyCvs.initiate(undefined, { forceRefetch: true }));
    const cvId = search.get("cv") ?? items[0]?.id;
    if (cvId === undefined) throw pageFailure(404, "CV_NOT_FOUND");
    const cv = await read(endpoints.showCv.initiate({ cvId }, { forceRefetch: true }));
    await readNames(read, [cv.content.language], cv.content);
    return undefined;
  },
  Page: ProfilePreviewPage,
});

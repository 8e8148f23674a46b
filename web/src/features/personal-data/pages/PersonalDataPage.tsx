/** Data that is held about a guest, by the link sent to their address or number; without a link it asks for one. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { readWithLink } from "@/routes/readWithLink";
import { screen } from "@/routes/screen";
import { problemOf } from "@/shared/api/problem";
import { byLink } from "@/shared/api/signedLink";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { personalDataApi } from "../api";
import { AskForLink } from "../components/AskForLink";
import { EraseSection } from "../components/EraseSection";
import { ExportSection } from "../components/ExportSection";
import { HeldApplications } from "../components/HeldApplications";

function PersonalDataPage() {
  const t = useTranslations("personal-data");
  const [search] = useSearchParams();
  const access = search.get("access") ?? "";
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <div className="mx-auto flex max-w-[800px] flex-col gap-6">
        <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
        {access === "" ? <AskForLink /> : <Held access={access} />}
      </div>
    </div>
  );
}

function Held({ access }: { access: string }) {
  const t = useTranslations("personal-data");
  const { data, error, isLoading, refetch } = personalDataApi.useShowPersonalDataQuery(byLink(access));
  if (error && problemOf(error).status === 401) {
    return (
      <>
        <Banner tone="warning" title={t("expiredTitle")}>
          {t("expiredText")}
        </Banner>
        <AskForLink />
      </>
    );
  }
  return (
    <LoadingContainer
      isLoading={isLoading}
      hasError={error !== undefined && !data}
      onReload={() => void refetch()}
    >
      {data?.isBeingErased ? (
        <Banner tone="info" title={t("underWay")}>
          {t("underWayText")}
        </Banner>
      ) : (
        <>
          <p className="text-text-muted">{t("heldLead")}</p>
          <HeldApplications
            applications={data?.applications ?? []}
            savedSearches={data?.savedSearches ?? 0}
          />
          <ExportSection exports={data?.exports ?? []} access={access} />
          <EraseSection access={access} />
        </>
      )}
    </LoadingContainer>
  );
}

export default screen({
  route: "personalData",
  messages: ["personal-data", "verification"],
  load: async ({ search, read }) => {
    const access = search.get("access") ?? "";
    return access === ""
      ? undefined
      : readWithLink({ read }, personalDataApi.endpoints.showPersonalData.initiate(byLink(access)));
  },
  Page: PersonalDataPage,
});

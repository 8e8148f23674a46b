/** Job alerts of a guest: confirms one by the link of a mail, and shows all of the address. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { readWithLink } from "@/routes/readWithLink";
import { screen } from "@/routes/screen";
import { Head } from "@/shared/seo/Head";
import { savedSearchesApi } from "../api";
import { AlertLinkNeeded } from "../components/AlertLinkNeeded";
import { ConfirmAlert } from "../components/ConfirmAlert";
import { GuestAlerts } from "../components/GuestAlerts";
import { useSearchViews } from "./useSearchViews";

function AlertsPage() {
  const t = useTranslations("saved-searches");
  const [search] = useSearchParams();
  const views = useSearchViews();
  const [token, access] = [search.get("token") ?? "", search.get("access") ?? ""];
  const title = t(token === "" ? "title" : "confirm.title");
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={title} />
      <div className="mx-auto max-w-[800px]">
        <h1 className="mb-3 text-3xl md:text-4xl">{title}</h1>
        {token !== "" ? (
          <ConfirmAlert token={token} />
        ) : access !== "" ? (
          <GuestAlerts access={access} views={views} />
        ) : (
          <AlertLinkNeeded />
        )}
      </div>
    </div>
  );
}

export default screen({
  route: "alerts",
  messages: ["saved-searches", "search", "jobs"],
  load: async ({ search, access = "", read }) => {
    if (search.has("token")) return undefined;
    if (access === "") return { status: 401 };
    return readWithLink(
      { read },
      savedSearchesApi.endpoints.savedSearches.initiate(access, { forceRefetch: true }),
    );
  },
  Page: AlertsPage,
});

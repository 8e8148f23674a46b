/** Ends a kind of mails, by the link in one. Opening it changes nothing: programs that look into mails open links. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { readWithLink } from "@/routes/readWithLink";
import { screen } from "@/routes/screen";
import { problemOf } from "@/shared/api/problem";
import { Head } from "@/shared/seo/Head";
import { Banner } from "@/shared/ui/Banner";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { unsubscribeApi } from "../api";
import { Ending } from "../components/Ending";

function UnsubscribePage() {
  const t = useTranslations("unsubscribe");
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  return (
    <div className="page-width pt-8 pb-16 md:pt-12">
      <Head title={t("title")} />
      <div className="mx-auto flex max-w-[640px] flex-col gap-6">
        <h1 className="text-3xl md:text-4xl">{t("title")}</h1>
        {token === "" ? <Unknown /> : <Subscription token={token} />}
      </div>
    </div>
  );
}

function Subscription({ token }: { token: string }) {
  const { data, error, isLoading, refetch } = unsubscribeApi.useShowMailSubscriptionQuery({ token });
  if (error && [404, 422].includes(problemOf(error).status)) return <Unknown />;
  return (
    <LoadingContainer
      isLoading={isLoading}
      hasError={error !== undefined && !data}
      onReload={() => void refetch()}
    >
      {data && <Ending subscription={data} token={token} />}
    </LoadingContainer>
  );
}

function Unknown() {
  const t = useTranslations("unsubscribe");
  return (
    <Banner tone="warning" title={t("unknownTitle")}>
      {t("unknownText")}
    </Banner>
  );
}

export default screen({
  route: "unsubscribe",
  messages: ["unsubscribe"],
  load: async ({ search, read }) => {
    const token = search.get("token") ?? "";
    return token === ""
      ? undefined
      : readWithLink({ read }, unsubscribeApi.endpoints.showMailSubscription.initiate({ token }));
  },
  Page: UnsubscribePage,
});

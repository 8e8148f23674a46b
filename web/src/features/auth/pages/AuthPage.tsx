/** Target of account mails: sign-in by link (`?code=`), password reset (`?view=new_password&hash=`), or any other view. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { readWithLink } from "@/routes/readWithLink";
import { screen } from "@/routes/screen";
import { generatedApi } from "@/shared/api/generated";
import { AuthNavigationContext, usePageNavigation, viewFromSearch } from "../authNavigation";
import { AuthFrame } from "../components/AuthFrame";
import { AuthScreen } from "../components/AuthScreen";
import { LoginByLink } from "../components/LoginByLink";

function AuthPage() {
  const t = useTranslations("auth.title");
  const [search] = useSearchParams();
  const view = viewFromSearch(search) ?? "login";
  const navigation = usePageNavigation(view);
  const code = search.get("code");
  if (!code) return <AuthScreen view={view} />;
  return (
    <AuthNavigationContext value={navigation}>
      <AuthFrame title={t("login")}>
        <LoginByLink code={code} />
      </AuthFrame>
    </AuthNavigationContext>
  );
}

export default screen({
  route: "auth",
  messages: ["auth", "verification"],
  load: async ({ search, read }) => {
    const hash = search.get("hash");
    if (viewFromSearch(search) !== "new_password" || !hash) return undefined;
    return readWithLink({ read }, generatedApi.endpoints.checkPasswordLink.initiate({ hash }));
  },
  Page: AuthPage,
});

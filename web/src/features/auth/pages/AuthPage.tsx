/** Where mails lead: signing in by link (`?code=`), a new password (`?view=new_password&hash=`), or any other tab. */
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { readOwn } from "@/routes/readOwn";
import { screen } from "@/routes/screen";
import { generatedApi } from "@/shared/api/generated";
import { AuthFrame } from "../components/AuthFrame";
import { AuthScreen } from "../components/AuthScreen";
import { LoginByLink } from "../components/LoginByLink";
import { PlaceContext, usePagePlace, viewIn } from "../place";

function AuthPage() {
  const t = useTranslations("auth.title");
  const [search] = useSearchParams();
  const view = viewIn(search) ?? "login";
  const place = usePagePlace(view);
  const code = search.get("code");
  if (!code) return <AuthScreen view={view} />;
  return (
    <PlaceContext value={place}>
      <AuthFrame title={t("login")}>
        <LoginByLink code={code} />
      </AuthFrame>
    </PlaceContext>
  );
}

export default screen({
  route: "auth",
  messages: ["auth", "codes"],
  load: async ({ search, read }) => {
    const hash = search.get("hash");
    if (viewIn(search) !== "new_password" || !hash) return undefined;
    return readOwn({ read }, generatedApi.endpoints.checkPasswordLink.initiate({ hash }));
  },
  Page: AuthPage,
});

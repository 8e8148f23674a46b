/** Confirms a new e-mail address by the link that was mailed to it, in a browser that is signed in to the account. */
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { setAccount, useAccount } from "@/shared/account/account";
import { useVerifyNewEmailMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { ConfirmLink } from "../components/ConfirmLink";
import { PlainFrame } from "../components/PlainFrame";

function VerifyEmailPage() {
  const t = useTranslations("auth.newEmail");
  const account = useAccount();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const dispatch = useDispatch();
  const [verify] = useVerifyNewEmailMutation();
  const [confirmed, setConfirmed] = useState<string>();

  const send = async (): Promise<Problem | undefined> => {
    const { data, error } = await verify({ verifyNewEmail: { token } });
    if (!data) return problemOf(error);
    dispatch(setAccount(data) as never);
    setConfirmed(data.email);
    return undefined;
  };
  const toSettings = (
    <RouteLink route="settings" className={buttonStyle("primary", "large")}>
      {t("toSettings")}
    </RouteLink>
  );

  return (
    <PlainFrame title={t(confirmed === undefined ? "title" : "doneTitle")}>
      {confirmed !== undefined && (
        <>
          <div role="status">
            <Banner tone="success">{t("doneAs", { email: confirmed })}</Banner>
          </div>
          {toSettings}
        </>
      )}
      {confirmed === undefined && token === "" && (
        <>
          <p>{t("noLink")}</p>
          {toSettings}
        </>
      )}
      {confirmed === undefined && token !== "" && !account && <SignInFirst token={token} />}
      {confirmed === undefined && token !== "" && account && (
        <ConfirmLink
          lead={t("lead", { email: account.email })}
          submitLabel={t("submit")}
          onSend={send}
          fallback={toSettings}
        />
      )}
    </PlainFrame>
  );
}

/** The link alone shows only who reads mail at the new address. */
function SignInFirst({ token }: { token: string }) {
  const t = useTranslations("auth.newEmail");
  const locale = useLocale();
  return (
    <>
      <p>{t("signInFirst")}</p>
      <RouteLink
        route="login"
        search={{ return: href("verifyEmail", {}, locale, { token }) }}
        className={buttonStyle("primary", "large")}
      >
        {t("toLogin")}
      </RouteLink>
    </>
  );
}

export default screen({ route: "verifyEmail", messages: ["auth"], Page: VerifyEmailPage });

/** Confirms a new e-mail address by the link that was mailed to it. */
import { useState } from "react";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";
import { screen } from "@/routes/screen";
import { setAccount } from "@/shared/account/account";
import { useVerifyNewEmailMutation } from "@/shared/api/generated";
import { type Problem, problemOf } from "@/shared/api/problem";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { ConfirmLink } from "../components/ConfirmLink";
import { PlainFrame } from "../components/PlainFrame";

interface Confirmed {
  /** The new address, in a browser that is signed in to the account. */
  readonly email: string | undefined;
}

function VerifyEmailPage() {
  const t = useTranslations("auth.newEmail");
  const [search] = useSearchParams();
  const dispatch = useDispatch();
  const [verify] = useVerifyNewEmailMutation();
  const [confirmed, setConfirmed] = useState<Confirmed>();

  const send = async (): Promise<Problem | undefined> => {
    const { data, error } = await verify({ verifyNewEmail: { token: search.get("token") ?? "" } });
    if (!data) return problemOf(error);
    // All other sessions are ended; without a user in the response this browser's too.
    dispatch(setAccount(data.user ?? null) as never);
    setConfirmed({ email: data.user?.email });
    return undefined;
  };
  const toSettings = (
    <RouteLink route="settings" className={buttonStyle("primary", "large")}>
      {t("toSettings")}
    </RouteLink>
  );

  return (
    <PlainFrame title={t(confirmed ? "doneTitle" : "title")}>
      {confirmed ? <Done {...confirmed} /> : null}
      {!confirmed && search.has("token") && (
        <ConfirmLink lead={t("lead")} submitLabel={t("submit")} onSend={send} fallback={toSettings} />
      )}
      {!confirmed && !search.has("token") && (
        <>
          <p>{t("noLink")}</p>
          {toSettings}
        </>
      )}
    </PlainFrame>
  );
}

function Done({ email }: Confirmed) {
  const t = useTranslations("auth.newEmail");
  return (
    <>
      <div role="status">
        <Banner tone="success">{email === undefined ? t("done") : t("doneAs", { email })}</Banner>
      </div>
      <RouteLink
        route={email === undefined ? "login" : "settings"}
        className={buttonStyle("primary", "large")}
      >
        {t(email === undefined ? "toLogin" : "toSettings")}
      </RouteLink>
    </>
  );
}

export default screen({ route: "verifyEmail", messages: ["auth"], Page: VerifyEmailPage });

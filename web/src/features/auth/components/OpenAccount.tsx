/** Offers a guest an account after applying: this browser has just verified the address, so a password is enough. */

import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import * as z from "zod/mini";
import { href } from "@/routes/href";
import { RouteLink } from "@/routes/RouteLink";
import { applyPreferences, loadPage } from "@/shared/account/pageLoad";
import { type SentDetails, useRegisterMutation } from "@/shared/api/generated";
import type { Problem } from "@/shared/api/problem";
import { CONSENT_FIELDS, consentShape, NO_CONSENT, useAccountConsent } from "@/shared/consent/consent";
import { useErrorText } from "@/shared/errors/useErrorText";
import { newPassword } from "@/shared/forms/fieldSchemas";
import { FormPasswordField } from "@/shared/forms/fields";
import { HiddenUserName } from "@/shared/forms/HiddenUserName";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Banner } from "@/shared/ui/Banner";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Card } from "@/shared/ui/Card";
import { toasts } from "@/shared/ui/toasts";
import { writePendingVerification } from "../pendingVerification";
import { AccountConsent } from "./AccountConsent";

const schema = z.object({ password: newPassword(), ...consentShape });
type Values = z.infer<typeof schema>;

interface OpenAccountProps {
  readonly person: Pick<SentDetails, "firstName" | "lastName" | "email">;
}

export function OpenAccount({ person: { firstName, lastName, email } }: OpenAccountProps) {
  const t = useTranslations("auth.openAccount");
  const locale = useLocale();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const consent = useAccountConsent();
  const [register] = useRegisterMutation();
  const [exists, setExists] = useState(false);
  const form = useSiteForm<Values>(schema, { password: "", ...NO_CONSENT });
  if (!firstName || !lastName || !email) return null;

  const send = async ({ password }: Values) => {
    const person = { firstName, lastName, email, password, locale, consent };
    const { user, verification } = await register({ register: person }).unwrap();
    if (user) {
      applyPreferences(user);
      const toast = { tone: "success", title: t("opened"), text: t("openedText") } as const;
      return loadPage(href("myApplications", {}, locale), toast);
    }
    writePendingVerification("registration", {
      email,
      verification: verification ?? undefined,
      mailedAt: Date.now(),
    });
    await navigate(href("auth", {}, locale, { view: "verify", return: href("myApplications", {}, locale) }));
  };
  const onProblem = ({ code, errors }: Problem): boolean => {
    if (code === "USER_EXISTS") setExists(true);
    else if (errors.length > 0) return false;
    else toasts.show({ tone: "danger", title: t("failed"), text: errorText(code) });
    return true;
  };
  const b = (text: ReactNode) => <strong className="wrap-anywhere">{text}</strong>;

  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{t("title")}</h2>
        <p className="mt-1 text-text-muted">{t.rich("lead", { b, email })}</p>
      </div>
      {exists ? (
        <div role="alert">
          <Banner
            title={t("exists")}
            action={
              <RouteLink
                route="login"
                search={{ return: href("myApplications", {}, locale) }}
                className={buttonStyle("secondary")}
              >
                {t("signIn")}
              </RouteLink>
            }
          >
            {t("existsText")}
          </Banner>
        </div>
      ) : (
        <SiteForm
          form={form}
          onSubmit={send}
          onProblem={onProblem}
          fieldNames={CONSENT_FIELDS}
          isShort
          className="flex max-w-lg flex-col gap-4"
        >
          <HiddenUserName email={email} />
          <FormPasswordField
            name="password"
            autoComplete="new-password"
            label={t("password")}
            description={t("hint")}
          />
          <AccountConsent />
          <SubmitButton className="self-start">{t("submit")}</SubmitButton>
        </SiteForm>
      )}
    </Card>
  );
}

/** Social login buttons; none where no provider is configured. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SocialProvider } from "@/shared/api/generated";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useSite } from "@/shared/seo/site";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { SocialLoginCancelled } from "../social/credential";
import { signInAt } from "../social/providers";
import { useSocialCredential } from "../social/useSocialCredential";
import { SocialConsent } from "./SocialConsent";

const NAMES = { google: "Google", facebook: "Facebook", apple: "Apple" } as const;

export function SocialLogin() {
  const t = useTranslations("auth.social");
  const { socialProviders } = useSite();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const { unknown, finish, forget } = useSocialCredential(setRefusal);
  if (socialProviders.length === 0) return null;

  const press = async (provider: SocialProvider) => {
    setBusy(provider.name);
    setRefusal(undefined);
    try {
      await finish(await signInAt(provider), false);
    } catch (error) {
      if (!(error instanceof SocialLoginCancelled)) setRefusal("LOGIN_ERROR");
    }
    setBusy(undefined);
  };

  if (unknown) {
    return (
      <SocialConsent
        provider={NAMES[unknown.provider]}
        onAgree={() => finish(unknown, true)}
        onCancel={forget}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-center text-sm text-text-muted">{t("intro")}</p>
      {socialProviders.map((provider) => (
        <Button
          key={provider.name}
          variant="secondary"
          isPending={busy === provider.name}
          onPress={() => void press(provider)}
        >
          {t("by", { provider: NAMES[provider.name] })}
        </Button>
      ))}
      <div role="alert" className="empty:hidden">
        {refusal !== undefined && <Banner tone="danger">{errorText(refusal)}</Banner>}
      </div>
      <p className="flex items-center gap-3 text-sm text-text-muted before:h-px before:flex-1 before:bg-border before:content-[''] after:h-px after:flex-1 after:bg-border after:content-['']">
        {t("or")}
      </p>
    </div>
  );
}

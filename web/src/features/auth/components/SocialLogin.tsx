/** The ways in by other sites, where the publisher has set them up; nothing where there are none. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SocialProvider } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useSite } from "@/shared/seo/site";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { SocialCancelled, type SocialProof } from "../social/proof";
import { proveAt } from "../social/providers";
import { useSocialEntry } from "../social/useSocialEntry";
import { SocialConsent } from "./SocialConsent";

const NAMES = { google: "Google", facebook: "Facebook", apple: "Apple" } as const;

export function SocialLogin() {
  const t = useTranslations("auth.social");
  const { socialProviders } = useSite();
  const errorText = useErrorText();
  const enter = useSocialEntry();
  const [busy, setBusy] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [unknown, setUnknown] = useState<SocialProof>();
  if (socialProviders.length === 0) return null;

  const finish = async (proof: SocialProof, agreed: boolean) => {
    try {
      await enter(proof, agreed);
    } catch (error) {
      const { code } = problemOf(error);
      if (code === "CONSENT_REQUIRED") setUnknown(proof);
      else setRefusal(code === "UNKNOWN" ? "LOGIN_ERROR" : code);
    }
  };
  const press = async (provider: SocialProvider) => {
    setBusy(provider.name);
    setRefusal(undefined);
    try {
      await finish(await proveAt(provider), false);
    } catch (error) {
      if (!(error instanceof SocialCancelled)) setRefusal("LOGIN_ERROR");
    }
    setBusy(undefined);
  };

  if (unknown) {
    return (
      <SocialConsent
        provider={NAMES[unknown.provider]}
        onAgree={() => finish(unknown, true)}
        onCancel={() => setUnknown(undefined)}
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

/** Asks for consent before an account is created by social login. */
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import { CONSENT_FIELDS, consentShape, NO_CONSENT } from "@/shared/consent/consent";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { Button } from "@/shared/ui/Button";
import { AccountConsent } from "./AccountConsent";

const schema = z.object(consentShape);

interface SocialConsentProps {
  readonly provider: string;
  readonly onAgree: () => Promise<unknown>;
  readonly onCancel: () => void;
}

export function SocialConsent({ provider, onAgree, onCancel }: SocialConsentProps) {
  const t = useTranslations("auth.social");
  const form = useSiteForm<z.infer<typeof schema>>(schema, NO_CONSENT);
  return (
    <SiteForm
      form={form}
      onSubmit={onAgree}
      fieldNames={CONSENT_FIELDS}
      isShort
      className="flex flex-col gap-4"
    >
      <p>{t("newAccount", { provider })}</p>
      <AccountConsent />
      <SubmitButton size="large">{t("open")}</SubmitButton>
      <Button variant="quiet" onPress={onCancel}>
        {t("cancel")}
      </Button>
    </SiteForm>
  );
}

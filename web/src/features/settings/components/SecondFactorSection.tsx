/** The second step of signing in: authenticator apps, passkeys and recovery codes. */
import { KeyRound, Smartphone } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { offersPasskeys } from "@/shared/account/passkeys";
import type { Me, SecondFactor } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useAge } from "@/shared/i18n/useAge";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { settingsApi } from "../api";
import { useFactorsChanged } from "../useFactorsChanged";
import { AddAppDialog } from "./AddAppDialog";
import { AddPasskeyDialog } from "./AddPasskeyDialog";
import { PasswordDialog } from "./PasswordDialog";
import { RecoveryCodesSection } from "./RecoveryCodesSection";
import { RowButton } from "./RowButton";
import { Section } from "./Section";

export function SecondFactorSection({ account }: { account: Me }) {
  const t = useTranslations("settings.secondFactor");
  const hydrated = useHydrated();
  const { data, error, isLoading, refetch } = settingsApi.useListSecondFactorsQuery();
  const [adding, setAdding] = useState<"app" | "passkey">();
  const close = () => setAdding(undefined);
  const factors = data?.items ?? [];
  return (
    <Section id="secondFactor" lead={t("lead")}>
      {account.secondFactorMissing && (
        <Banner tone="warning" title={t("required")}>
          {t("requiredText")}
        </Banner>
      )}
      <LoadingContainer
        isLoading={isLoading}
        hasError={error !== undefined && !data}
        onReload={() => void refetch()}
      >
        {factors.length > 0 ? (
          <ul className="flex flex-col divide-y divide-border">
            {factors.map((factor) => (
              <Row key={factor.id} factor={factor} />
            ))}
          </ul>
        ) : (
          <p>{t("none")}</p>
        )}
        <div className="flex flex-col gap-3 md:flex-row">
          <Button variant="secondary" onPress={() => setAdding("app")}>
            <Smartphone aria-hidden className="size-5" />
            {t("addApp")}
          </Button>
          {hydrated && offersPasskeys() && (
            <Button variant="secondary" onPress={() => setAdding("passkey")}>
              <KeyRound aria-hidden className="size-5" />
              {t("addPasskey")}
            </Button>
          )}
        </div>
        {factors.length > 0 && <RecoveryCodesSection left={data?.recoveryCodesLeft ?? 0} />}
      </LoadingContainer>
      {adding === "app" && <AddAppDialog onClose={close} />}
      {adding === "passkey" && <AddPasskeyDialog onClose={close} />}
    </Section>
  );
}

function Row({ factor: { id, kind, name, addedAt, usedAt } }: { factor: SecondFactor }) {
  const t = useTranslations("settings.secondFactor");
  const formats = useFormats();
  const age = useAge();
  const [isRemoving, setRemoving] = useState(false);
  const factorsChanged = useFactorsChanged();
  const [remove] = settingsApi.useRemoveSecondFactorMutation();
  const Icon = kind === "app" ? Smartphone : KeyRound;

  const confirm = async (password: string) => {
    await remove({ factorId: id, proof: { password } }).unwrap();
    factorsChanged("removed");
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0">
      <Icon aria-hidden className="size-6 shrink-0 text-text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-sm text-text-muted">
          {t(kind)} ·{" "}
          {usedAt ? t("used", { age: age(usedAt) }) : t("added", { at: formats.dateTime(addedAt) })}
        </p>
      </div>
      <RowButton aria-label={t("removeOne", { name })} onPress={() => setRemoving(true)}>
        {t("remove")}
      </RowButton>
      {isRemoving && (
        <PasswordDialog
          title={t("removeTitle", { name })}
          confirmLabel={t("remove")}
          danger
          onConfirm={confirm}
          onClose={() => setRemoving(false)}
        >
          <p>{t("removeText")}</p>
        </PasswordDialog>
      )}
    </li>
  );
}

/** Number of recovery codes that are left, and new ones. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { settingsApi } from "../api";
import { PasswordDialog } from "./PasswordDialog";
import { RecoveryCodes } from "./RecoveryCodes";

export function RecoveryCodesSection({ left }: { left: number }) {
  const t = useTranslations("settings.secondFactor");
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [makeCodes] = settingsApi.useMakeRecoveryCodesMutation();

  const confirm = async (password: string) => {
    const made = await makeCodes({ proof: { password } }).unwrap();
    setAsking(false);
    setCodes(made.codes);
  };
  return (
    <div className="flex flex-col gap-3 border-border border-t pt-5">
      <h3 className="text-lg">{t("codes")}</h3>
      <p className="text-text-muted">{t("codesLeft", { count: left, shown: formats.number(left) })}</p>
      <Button variant="secondary" className="self-start" onPress={() => setAsking(true)}>
        {t("makeCodes")}
      </Button>
      {isAsking && (
        <PasswordDialog
          title={t("makeCodesTitle")}
          confirmLabel={t("makeCodes")}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <p>{t("makeCodesText")}</p>
        </PasswordDialog>
      )}
      {codes && (
        <LazyDialog title={t("codes")} isOpen onClose={() => setCodes(undefined)} shape="narrow">
          <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
        </LazyDialog>
      )}
    </div>
  );
}

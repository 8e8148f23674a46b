/** Deactivates or erases the account. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { loadPage } from "@/shared/account/pageLoad";
import { useDeactivateMutation, useEraseMutation } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { removeAllFromDevice } from "@/shared/offline/jobsOnDevice";
import { Button } from "@/shared/ui/Button";
import { PasswordDialog } from "./PasswordDialog";
import { Section } from "./Section";

const ERASED = ["account", "applications", "files", "employers"] as const;

export function CloseAccountSection() {
  const t = useTranslations("settings.leaving");
  const locale = useLocale();
  const formats = useFormats();
  const [openDialog, setOpenDialog] = useState<"deactivate" | "erase">();
  const [deactivate] = useDeactivateMutation();
  const [erase] = useEraseMutation();

  const confirm = async (password: string) => {
    const home = href("home", {}, locale);
    if (openDialog === "erase") {
      await erase({ proof: { password } }).unwrap();
      await removeAllFromDevice();
      return loadPage(home, { tone: "success", title: t("erased"), text: t("erasedText") });
    }
    const { returnsUntil } = await deactivate({ proof: { password } }).unwrap();
    await removeAllFromDevice();
    const text = t("deactivatedText", { date: formats.longDate(returnsUntil) });
    loadPage(home, { tone: "success", title: t("deactivated"), text });
  };
  return (
    <Section id="leaving" lead={t("lead")}>
      <div className="flex flex-col gap-3 md:flex-row">
        <Button variant="secondary" onPress={() => setOpenDialog("deactivate")}>
          {t("deactivate")}
        </Button>
        <Button variant="danger" onPress={() => setOpenDialog("erase")}>
          {t("erase")}
        </Button>
      </div>
      {openDialog === "deactivate" && (
        <PasswordDialog
          title={t("deactivateTitle")}
          confirmLabel={t("deactivate")}
          onConfirm={confirm}
          onClose={() => setOpenDialog(undefined)}
        >
          <p>{t("deactivateText")}</p>
        </PasswordDialog>
      )}
      {openDialog === "erase" && (
        <PasswordDialog
          title={t("eraseTitle")}
          confirmLabel={t("eraseConfirm")}
          danger
          onConfirm={confirm}
          onClose={() => setOpenDialog(undefined)}
        >
          <p>{t("eraseText")}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-border-strong">
            {ERASED.map((one) => (
              <li key={one}>{t(`goes.${one}`)}</li>
            ))}
          </ul>
        </PasswordDialog>
      )}
    </Section>
  );
}

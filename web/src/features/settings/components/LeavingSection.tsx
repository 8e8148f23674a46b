/** Leaving for a while, or for good. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { loadAnew } from "@/shared/account/leave";
import { useDeactivateMutation, useEraseMutation } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { ProofDialog } from "./ProofDialog";
import { Section } from "./Section";

const WHAT_GOES = ["account", "applications", "files", "employers"] as const;

export function LeavingSection() {
  const t = useTranslations("settings.leaving");
  const locale = useLocale();
  const formats = useFormats();
  const [asked, setAsked] = useState<"deactivate" | "erase">();
  const [deactivate] = useDeactivateMutation();
  const [erase] = useEraseMutation();

  const prove = async (password: string) => {
    const home = href("home", {}, locale);
    if (asked === "erase") {
      await erase({ proof: { password } }).unwrap();
      return loadAnew(home, { tone: "success", title: t("erased"), text: t("erasedText") });
    }
    const { returnsUntil } = await deactivate({ proof: { password } }).unwrap();
    const text = t("deactivatedText", { date: formats.longDate(returnsUntil) });
    loadAnew(home, { tone: "success", title: t("deactivated"), text });
  };
  return (
    <Section id="leaving" lead={t("lead")}>
      <div className="flex flex-col gap-3 md:flex-row">
        <Button variant="secondary" onPress={() => setAsked("deactivate")}>
          {t("deactivate")}
        </Button>
        <Button variant="danger" onPress={() => setAsked("erase")}>
          {t("erase")}
        </Button>
      </div>
      {asked === "deactivate" && (
        <ProofDialog
          title={t("deactivateTitle")}
          confirmLabel={t("deactivate")}
          onProve={prove}
          onClose={() => setAsked(undefined)}
        >
          <p>{t("deactivateText")}</p>
        </ProofDialog>
      )}
      {asked === "erase" && (
        <ProofDialog
          title={t("eraseTitle")}
          confirmLabel={t("eraseConfirm")}
          danger
          onProve={prove}
          onClose={() => setAsked(undefined)}
        >
          <p>{t("eraseText")}</p>
          <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-border-strong">
            {WHAT_GOES.map((one) => (
              <li key={one}>{t(`goes.${one}`)}</li>
            ))}
          </ul>
        </ProofDialog>
      )}
    </Section>
  );
}

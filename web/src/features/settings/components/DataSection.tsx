/** Export of all personal data as an archive. */
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { PersonalExport } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Dots } from "@/shared/ui/Dots";
import { toasts } from "@/shared/ui/toasts";
import { archiveAddress, settingsApi } from "../api";
import { PasswordDialog } from "./PasswordDialog";
import { Section } from "./Section";

/** Milliseconds between polls while an archive is being made. */
const POLLING_INTERVAL = 5000;

export function DataSection() {
  const t = useTranslations("settings.data");
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [askForExport] = settingsApi.useAskForExportMutation();
  const { data } = settingsApi.useListExportsQuery();
  const exports = data?.items ?? [];
  const isBeingMade = exports.some(({ readyAt }) => readyAt === null);

  const requestExport = async (password: string) => {
    await askForExport({ proof: { password } }).unwrap();
    setDialogOpen(false);
    toasts.show({ tone: "success", title: t("requested"), text: t("requestedText") });
  };
  return (
    <Section id="data" lead={t("lead")}>
      {isBeingMade && <PollExports />}
      {exports.length > 0 && (
        <ul className="flex flex-col divide-y divide-border">
          {exports.map((one) => (
            <Archive key={one.id} archive={one} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        isDisabled={isBeingMade}
        onPress={() => setDialogOpen(true)}
        className="self-start"
      >
        {t("request")}
      </Button>
      {isDialogOpen && (
        <PasswordDialog
          title={t("request")}
          confirmLabel={t("confirm")}
          onConfirm={requestExport}
          onClose={() => setDialogOpen(false)}
        >
          <p>{t("confirmText")}</p>
        </PasswordDialog>
      )}
    </Section>
  );
}

function PollExports() {
  settingsApi.useListExportsQuery(undefined, { pollingInterval: POLLING_INTERVAL });
  return null;
}

function Archive({ archive: { id, askedAt, readyAt, size, keptUntil } }: { archive: PersonalExport }) {
  const t = useTranslations("settings.data");
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">{t("archive", { at: formats.dateTime(askedAt) })}</p>
        <p className="text-sm text-text-muted">
          {readyAt === null
            ? t("making")
            : t("ready", { size: formats.fileSize(size ?? 0), until: formats.dateTime(keptUntil) })}
        </p>
      </div>
      {readyAt === null ? (
        <Dots label={t("making")} className="text-accent" />
      ) : (
        <a href={archiveAddress(id)} download className={buttonStyle("primary")}>
          <Download aria-hidden className="size-5" />
          {t("download")}
        </a>
      )}
    </li>
  );
}

/** Export of everything as an archive. */
import { Download } from "lucide-react";
import { useTranslations } from "use-intl";
import type { GuestExport } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { byLink } from "@/shared/api/signedLink";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { Dots } from "@/shared/ui/Dots";
import { toasts } from "@/shared/ui/toasts";
import { archiveAddress, personalDataApi } from "../api";

/** Milliseconds between polls while an archive is being made. */
const POLLING_INTERVAL = 5000;

export function ExportSection({ exports, access }: { exports: readonly GuestExport[]; access: string }) {
  const t = useTranslations("personal-data");
  const errorText = useErrorText();
  const [ask, { isLoading }] = personalDataApi.useAskForGuestExportMutation();
  const isBeingMade = exports.some(({ readyAt }) => readyAt === null);
  const request = async () => {
    try {
      await ask(byLink(access)).unwrap();
      toasts.show({ tone: "success", title: t("exportRequested") });
    } catch (failure) {
      toasts.show({ tone: "danger", title: t("exportFailed"), text: errorText(problemOf(failure).code) });
    }
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{t("exportTitle")}</h2>
      <p className="text-text-muted">{t("exportLead")}</p>
      {isBeingMade && <PollExports access={access} />}
      <ul className="flex flex-col divide-y divide-border">
        {exports.map((one) => (
          <Archive key={one.id} archive={one} access={access} />
        ))}
      </ul>
      <Button
        variant="secondary"
        isDisabled={isBeingMade}
        isPending={isLoading}
        onPress={() => void request()}
        className="self-start"
      >
        {t("exportRequest")}
      </Button>
    </section>
  );
}

function PollExports({ access }: { access: string }) {
  personalDataApi.useShowPersonalDataQuery(byLink(access), { pollingInterval: POLLING_INTERVAL });
  return null;
}

function Archive({ archive, access }: { archive: GuestExport; access: string }) {
  const t = useTranslations("personal-data");
  const formats = useFormats();
  const { id, requestedAt, readyAt, size, keptUntil } = archive;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">{t("archive", { at: formats.dateTime(requestedAt) })}</p>
        <p className="text-sm text-text-muted">
          {readyAt === null
            ? t("making")
            : t("ready", { size: formats.fileSize(size ?? 0), until: formats.dateTime(keptUntil) })}
        </p>
      </div>
      {readyAt === null ? (
        <Dots label={t("making")} className="text-accent" />
      ) : (
        <a href={archiveAddress(id, access)} download className={buttonStyle("primary")}>
          <Download aria-hidden className="size-5" />
          {t("download")}
        </a>
      )}
    </li>
  );
}

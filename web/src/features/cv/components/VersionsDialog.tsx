/** Earlier versions: what changed when, how the CV looked then, and the way back. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { type CvVersion, type ShownCv, useShowCvVersionQuery } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";
import { Badge } from "@/shared/ui/Badge";
import { Button } from "@/shared/ui/Button";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { toasts } from "@/shared/ui/toasts";
import { contentOf, cvApi } from "../api";
import { CvDocument } from "../document/CvDocument";
import { useNames } from "../document/useNames";

interface VersionsDialogProps {
  readonly cv: ShownCv;
  readonly settle: () => Promise<number | undefined>;
  readonly onClose: () => void;
}

export function VersionsDialog({ cv, settle, onClose }: VersionsDialogProps) {
  const t = useTranslations("cv.versions");
  const [shown, setShown] = useState<number>();
  return (
    <LazyDialog isOpen shape="sheet" title={t("title")} onClose={onClose}>
      {shown === undefined ? (
        <VersionList cvId={cv.id} onShow={setShown} />
      ) : (
        <Version
          cvId={cv.id}
          version={shown}
          settle={settle}
          onBack={() => setShown(undefined)}
          onRestored={onClose}
        />
      )}
    </LazyDialog>
  );
}

function VersionList({ cvId, onShow }: { cvId: string; onShow: (version: number) => void }) {
  const t = useTranslations("cv.versions");
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined]);
  return (
    <ol className="flex flex-col divide-y divide-border">
      {pages.map((before, index) => (
        <Page
          key={before ?? "first"}
          cvId={cvId}
          before={before}
          isFirst={index === 0}
          onShow={onShow}
          older={
            index === pages.length - 1
              ? (next) => (
                  <li className="pt-3">
                    <Button variant="secondary" onPress={() => setPages([...pages, next])}>
                      {t("older")}
                    </Button>
                  </li>
                )
              : undefined
          }
        />
      ))}
    </ol>
  );
}

interface PageProps {
  readonly cvId: string;
  readonly before: number | undefined;
  readonly isFirst: boolean;
  readonly onShow: (version: number) => void;
  readonly older: ((before: number) => React.ReactNode) | undefined;
}

function Page({ cvId, before, isFirst, onShow, older }: PageProps) {
  const { data } = cvApi.useListCvVersionsQuery({ cvId, ...(before !== undefined && { before }) });
  return (
    <>
      {data?.items.map((each, index) => (
        <Row key={each.version} version={each} isCurrent={isFirst && index === 0} onShow={onShow} />
      ))}
      {data?.nextBefore != null && older?.(data.nextBefore)}
    </>
  );
}

interface RowProps {
  readonly version: CvVersion;
  readonly isCurrent: boolean;
  readonly onShow: (version: number) => void;
}

function Row({ version: { version, at, change }, isCurrent, onShow }: RowProps) {
  const t = useTranslations("cv.versions");
  const formats = useFormats();
  const names = useNames(useLocale());
  const label = change.itemKind === "language" ? names.language(change.label ?? "") : (change.label ?? "");
  const when = formats.dateTime(at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{t(`change.${change.kind}`, { label })}</p>
        <p className="text-sm text-text-muted">{when}</p>
      </div>
      {isCurrent ? (
        <Badge tone="accent">{t("current")}</Badge>
      ) : (
        <Button variant="quiet" aria-label={t("showAt", { at: when })} onPress={() => onShow(version)}>
          {t("show")}
        </Button>
      )}
    </li>
  );
}

interface VersionProps extends Pick<VersionsDialogProps, "settle"> {
  readonly cvId: string;
  readonly version: number;
  readonly onBack: () => void;
  readonly onRestored: () => void;
}

function Version({ cvId, version, settle, onBack, onRestored }: VersionProps) {
  const t = useTranslations("cv.versions");
  const failed = useTranslations("cv")("notDone");
  const errorText = useErrorText();
  const { data, isLoading, error, refetch } = useShowCvVersionQuery({ cvId, version });
  const [restore, { isLoading: isRestoring }] = cvApi.useRestoreCvVersionMutation();
  const goBack = async () => {
    const baseVersion = await settle();
    if (baseVersion === undefined) return toasts.show({ tone: "danger", title: failed });
    const result = await restore({ cvId, restoredCv: { version, baseVersion } });
    if (result.error) {
      const text = errorText(problemOf(result.error).code);
      return toasts.show({ tone: "danger", title: failed, text });
    }
    toasts.show({ tone: "success", title: t("restored"), text: t("restoredHint") });
    onRestored();
  };
  return (
    <LoadingContainer isLoading={isLoading} hasError={error !== undefined} onReload={() => void refetch()}>
      <div className="mb-4 flex flex-wrap justify-between gap-3">
        <Button variant="secondary" onPress={onBack}>
          {t("back")}
        </Button>
        <Button isPending={isRestoring} onPress={() => void goBack()}>
          {t("restore")}
        </Button>
      </div>
      {data && (
        <div className="rounded-control border border-border p-5 text-[0.8rem]">
          <CvDocument content={contentOf(data)} heading="h3" />
        </div>
      )}
    </LoadingContainer>
  );
}

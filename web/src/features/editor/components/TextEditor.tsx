/** Edits a text in one language: draft, preview, publishing, versions. */
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useTranslations } from "use-intl";
import type { EditedText } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";
import { TextArea } from "@/shared/ui/TextArea";
import { TextField } from "@/shared/ui/TextField";
import { type ConfirmOptions, useConfirm } from "@/shared/ui/useConfirm";
import { Difference } from "./Difference";
import { PreviewSection } from "./PreviewSection";
import { useEditedText } from "./useEditedText";
import { VersionList } from "./VersionList";

interface TextEditorProps {
  readonly text: EditedText;
  readonly reload: () => Promise<EditedText | undefined>;
}

export function TextEditor({ text, reload }: TextEditorProps) {
  const t = useTranslations("editor");
  const formats = useFormats();
  const edited = useEditedText(text, reload);
  const { values, change, conflict, isDirty, preview } = edited;
  const { confirm, dialog } = useConfirm();
  useLeaveWarning(isDirty, confirm);
  const ask = async (options: ConfirmOptions, work: () => Promise<void>) => {
    if (await confirm(options)) await work();
  };
  return (
    <>
      {text.outdated && <Banner tone="warning" title={t("text.outdated")} />}
      {conflict && (
        <div role="alert" className="mt-4">
          <Banner tone="warning" title={t("conflict.title")}>
            <p className="mb-3">{t("conflict.text")}</p>
            <Difference lines={conflict.changes} label={t("conflict.title")} />
            <div className="mt-4 flex flex-wrap gap-3">
              <Button onPress={edited.keepOwn}>{t("conflict.keep")}</Button>
              <Button variant="secondary" onPress={() => edited.takeSaved()}>
                {t("conflict.take")}
              </Button>
            </div>
          </Banner>
        </div>
      )}
      <section aria-label={t("text.edit")} lang={text.language} className="mt-6 flex flex-col gap-5">
        <TextField
          label={t("text.name")}
          value={values.title}
          maxLength={200}
          onChange={(title) => change({ title })}
        />
        {text.hasSummary && (
          <TextArea
            label={t("text.summary")}
            rows={2}
            value={values.summary}
            maxLength={500}
            onChange={(summary) => change({ summary })}
          />
        )}
        <TextArea
          label={t("text.markdown")}
          description={t("text.markdownHint")}
          rows={14}
          value={values.markdown}
          onChange={(markdown) => change({ markdown })}
        />
      </section>
      {text.draft && text.draftedAt && (
        <p className="mt-3 text-sm text-text-muted">
          {t("text.draftBy", {
            name: text.draftBy ?? t("text.someone"),
            date: formats.date(text.draftedAt),
          })}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          isDisabled={edited.isPending || !(isDirty || text.draft)}
          onPress={() =>
            void ask(
              {
                title: t("text.publishTitle"),
                text: t("text.publishText"),
                confirmLabel: t("text.publish"),
              },
              edited.publish,
            )
          }
        >
          {t("text.publish")}
        </Button>
        <Button
          variant="secondary"
          isDisabled={edited.isPending || !isDirty}
          onPress={() => void edited.save()}
        >
          {t("text.save")}
        </Button>
        <Button variant="secondary" isDisabled={edited.isPending} onPress={() => void edited.showPreview()}>
          {t("text.preview")}
        </Button>
        {text.draft && (
          <Button
            variant="secondary"
            isDisabled={edited.isPending}
            onPress={() =>
              void ask(
                {
                  title: t("text.discardTitle"),
                  text: t("text.discardText"),
                  confirmLabel: t("text.discard"),
                  danger: true,
                },
                edited.discard,
              )
            }
          >
            {t("text.discard")}
          </Button>
        )}
      </div>
      {preview && <PreviewSection preview={preview} title={values.title} />}
      {text.draft && (
        <section aria-labelledby="changes-title" className="mt-10">
          <h2 id="changes-title" className="mb-3 text-xl">
            {t("changes.title")}
          </h2>
          <Difference lines={text.changes} label={t("changes.title")} />
        </section>
      )}
      <VersionList
        text={text}
        onRestore={(number) =>
          void ask(
            {
              title: t("versions.restoreTitle", { number: String(number) }),
              text: t("versions.restoreText"),
              confirmLabel: t("versions.restore", { number: String(number) }),
            },
            () => edited.restore(number),
          )
        }
      />
      {dialog}
    </>
  );
}

/** Asks before unsaved changes are lost: to another page of the site in a dialog, elsewhere by the browser. */
function useLeaveWarning(isDirty: boolean, confirm: (options: ConfirmOptions) => Promise<boolean>): void {
  const t = useTranslations("editor.leave");
  const blocker = useBlocker(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each attempt to leave
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const options = { title: t("title"), text: t("text"), confirmLabel: t("confirm"), danger: true };
    void confirm(options).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker.state]);
}

/** The text in the editor's fields, and what may be done with it. Nobody's changes are overwritten unseen. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { type EditedText, type Preview, usePreviewTextMutation } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { editorApi } from "../api";

export interface TextValues {
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
}

const savedIn = ({ draft, published }: EditedText): TextValues => draft ?? published;

export function useEditedText(text: EditedText, reload: () => Promise<EditedText | undefined>) {
  const t = useTranslations("editor.text");
  const errorText = useErrorText();
  const [values, setValues] = useState(savedIn(text));
  const [base, setBase] = useState({ revision: text.revision, saved: savedIn(text) });
  const [preview, setPreview] = useState<Preview>();
  const [conflict, setConflict] = useState<{ newest: EditedText; changes: Preview["changes"] }>();
  const [requestPreview, previewing] = usePreviewTextMutation();
  const [saveDraft, saving] = editorApi.useSaveDraftMutation();
  const [discardDraft] = editorApi.useDiscardDraftMutation();
  const [publishDraft, publishing] = editorApi.usePublishDraftMutation();
  const [restoreVersion] = editorApi.useRestoreVersionMutation();
  const place = { document: text.name, language: text.language };
  const isDirty = (["title", "summary", "markdown"] as const).some(
    (name) => values[name] !== base.saved[name],
  );

  const adopt = (newest: EditedText) => {
    setValues(savedIn(newest));
    setBase({ revision: newest.revision, saved: savedIn(newest) });
    setConflict(undefined);
  };
  const render = () => requestPreview({ ...place, draftFields: values }).unwrap();
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      const { code, errors } = problemOf(error);
      if (code === "TEXT_CHANGED") {
        const newest = await reload();
        const { changes } = await render();
        if (newest) setConflict({ newest, changes });
        return undefined;
      }
      if (errors.some((each) => each.code === "TEXT_HAS_FAULTS")) setPreview(await render());
      toasts.show({ tone: "danger", title: t("failed"), text: errorText(errors[0]?.code ?? code) });
      return undefined;
    }
  };
  const save = () =>
    attempt(() => saveDraft({ ...place, saveDraft: { ...values, revision: base.revision } }).unwrap());
  const finish = (done: EditedText | undefined, title: string) => {
    if (!done) return;
    adopt(done);
    setPreview(undefined);
    toasts.show({ tone: "success", title });
  };

  return {
    values,
    preview,
    conflict,
    isDirty,
    isPending: saving.isLoading || publishing.isLoading || previewing.isLoading,
    change: (changed: Partial<TextValues>) => setValues({ ...values, ...changed }),
    showPreview: async () => setPreview(await attempt(render)),
    save: async () => finish(await save(), t("saved")),
    discard: async () =>
      finish(
        await attempt(() => discardDraft({ ...place, revision: base.revision }).unwrap()),
        t("discarded"),
      ),
    publish: async () => {
      const saved = isDirty ? await save() : { revision: base.revision };
      if (!saved) return;
      if ("draft" in saved) setBase({ revision: saved.revision, saved: savedIn(saved) });
      const { revision } = saved;
      finish(
        await attempt(() => publishDraft({ ...place, textRevision: { revision } }).unwrap()),
        t("published"),
      );
    },
    restore: async (number: number) => {
      const restoring = { number, revision: base.revision };
      const done = await attempt(() => restoreVersion({ ...place, restoreVersion: restoring }).unwrap());
      if (!done) return;
      // What has not been saved stays in the fields.
      if (isDirty) setBase({ revision: done.revision, saved: savedIn(done) });
      else adopt(done);
      toasts.show({ tone: "success", title: t("restored") });
    },
    /** Goes on with the text in the fields, on top of what was saved meanwhile. */
    keepOwn: () => {
      if (!conflict) return;
      setBase({ revision: conflict.newest.revision, saved: savedIn(conflict.newest) });
      setConflict(undefined);
    },
    takeSaved: () => conflict && adopt(conflict.newest),
  };
}

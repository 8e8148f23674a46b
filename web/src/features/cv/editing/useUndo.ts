/** Takes back the last change, once everything that was typed has arrived. */
import { useTranslations } from "use-intl";
import type { ShownCv } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { cvApi } from "../api";
import type { CvEditor } from "./useCvEditor";

export function useUndo(cv: ShownCv, editor: CvEditor) {
  const t = useTranslations("cv");
  const errorText = useErrorText();
  const [undoChange, { isLoading }] = cvApi.useUndoCvChangeMutation();
  const undo = async () => {
    const baseVersion = await editor.settle();
    if (baseVersion === undefined) {
      toasts.show({ tone: "danger", title: t("notDone"), text: t("undo.offline") });
      return;
    }
    const { error } = await undoChange({ cvId: cv.id, undoneCvChange: { baseVersion } });
    if (!error) {
      toasts.show({ tone: "success", title: t("undo.done") });
      return;
    }
    const { code } = problemOf(error);
    if (code === "CV_CHANGED_MEANWHILE") {
      // Nobody takes back what they have not seen.
      await editor.refresh();
      toasts.show({ tone: "info", title: t("changedElsewhere") });
    } else toasts.show({ tone: "danger", title: t("notDone"), text: errorText(code) });
  };
  return { undo, isUndoing: isLoading };
}

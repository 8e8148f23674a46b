/** Deletes a document after a confirmation, with a toast for the result. */
import { useTranslations } from "use-intl";
import { documentsApi } from "@/shared/api/documents";
import type { OwnDocument } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { useConfirm } from "@/shared/ui/useConfirm";

export function useDocumentDeletion() {
  const t = useTranslations("documents.delete");
  const errorText = useErrorText();
  const { confirm, dialog } = useConfirm();
  const [deleteDocument] = documentsApi.useDeleteDocumentMutation();

  const confirmAndDelete = async ({ id, name, isInUse }: OwnDocument): Promise<void> => {
    const confirmed = await confirm({
      title: t("title", { name }),
      text: isInUse ? t("inUse") : t("text"),
      confirmLabel: t("button"),
      danger: true,
    });
    if (!confirmed) return;
    const { error } = await deleteDocument({ documentId: id });
    if (error) toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
    else toasts.show({ tone: "info", title: t("done", { name }) });
  };

  return { confirmAndDelete, dialog };
}

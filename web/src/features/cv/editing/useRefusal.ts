/** Says what the API refused. A refused item is opened again with what was typed; forms mark their fields. */
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import type { SectionItem } from "../content";
import type { Refusal } from "./EditQueue";

type Reopen = (itemId: string, item: SectionItem, problem: Problem) => void;

export function useRefusal(refusal: Refusal | undefined, reopen: Reopen): void {
  const t = useTranslations("cv");
  const errorText = useErrorText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!refusal) return;
    const { edit, problem } = refusal;
    const code = problem.errors[0]?.code ?? problem.code;
    toasts.show({ tone: "danger", title: t("refused"), text: errorText(code) });
    if (edit.kind === "put" && problem.status === 422) reopen(edit.itemId, edit.item, problem);
  }, [refusal]);
}

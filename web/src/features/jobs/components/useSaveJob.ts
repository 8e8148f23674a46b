/** Saves or unsaves a job, optimistically. */
import { useDispatch } from "react-redux";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { useAccount } from "@/shared/account/account";
import type { ApiDispatch } from "@/shared/api/context";
import { type JobCard, useSaveJobMutation, useUnsaveJobMutation } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { patchUserInfo } from "../userInfoCache";

export function useSaveJob({ id, userInfo: { isSaved } }: JobCard): () => Promise<void> {
  const t = useTranslations("jobs");
  const errorText = useErrorText();
  const locale = useLocale();
  const dispatch = useDispatch<ApiDispatch>();
  const account = useAccount();
  const [save] = useSaveJobMutation();
  const [unsave] = useUnsaveJobMutation();
  return async () => {
    const undo = dispatch(patchUserInfo(id, { isSaved: !isSaved }));
    const { error } = await (isSaved ? unsave : save)({ jobId: id });
    if (error === undefined) {
      if (!isSaved) {
        const told = account ? { title: t("saved") } : { title: t("savedHere"), text: t("savedHereCookie") };
        const link = { to: href("savedJobs", {}, locale), label: t("toSaved") };
        toasts.show({ tone: "success", ...told, link });
      }
      return;
    }
    undo();
    toasts.show({
      tone: "danger",
      title: t(isSaved ? "unsaveFailed" : "saveFailed"),
      text: errorText(problemOf(error).code),
    });
  };
}

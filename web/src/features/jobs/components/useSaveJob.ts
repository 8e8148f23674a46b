/** Saves or unsaves a job, optimistically. */
import { useDispatch, useStore } from "react-redux";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { useAccount } from "@/shared/account/account";
import type { ApiDispatch } from "@/shared/api/context";
import { generatedApi, type JobCard, useSaveJobMutation, useUnsaveJobMutation } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { closingDates, keepOnDevice, removeFromDevice } from "@/shared/offline/jobsOnDevice";
import { toasts } from "@/shared/ui/toasts";
import { patchUserInfo } from "../userInfoCache";
import { usePlaceText } from "./JobPlace";

const readSite = generatedApi.endpoints.getSite.select();
type SiteState = Parameters<typeof readSite>[0];

export function useSaveJob(job: JobCard): () => Promise<void> {
  const { id, slug, userInfo } = job;
  const { isSaved } = userInfo;
  const t = useTranslations("jobs");
  const errorText = useErrorText();
  const locale = useLocale();
  const dispatch = useDispatch<ApiDispatch>();
  const account = useAccount();
  const place = usePlaceText()(job);
  const store = useStore<SiteState>();
  const [save] = useSaveJobMutation();
  const [unsave] = useUnsaveJobMutation();
  return async () => {
    const undo = dispatch(patchUserInfo(id, { isSaved: !isSaved }));
    const { error } = await (isSaved ? unsave : save)({ jobId: id });
    if (error === undefined) {
      if (isSaved) await removeFromDevice(id);
      // An administrator who acts for somebody saves for that person, elsewhere.
      else if (readSite(store.getState()).data?.hasOfflinePage && !account?.acting) {
        await keepOnDevice(id, {
          path: href("job", { jobId: id, slug }, locale),
          language: job.language,
          title: job.title,
          facts: [job.employer.name, place].join(" · "),
          closes: closingDates(job),
          isOfAccount: Boolean(account),
        });
      }
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

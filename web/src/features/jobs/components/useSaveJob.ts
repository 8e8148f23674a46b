/** Saves or unsaves a job, optimistically; unsaving can be undone. */
import { useDispatch, useStore } from "react-redux";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { useAccount } from "@/shared/account/account";
import type { ApiDispatch } from "@/shared/api/context";
import {
  generatedApi,
  type JobCard,
  useSaveJobMutation,
  useSetNoteMutation,
  useUnsaveJobMutation,
} from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { closingDates, keepOnDevice, removeFromDevice } from "@/shared/offline/jobsOnDevice";
import { toasts } from "@/shared/ui/toasts";
import { type CachedLists, noteOn } from "../savedJobsApi";
import { patchUserInfo } from "../userInfoCache";
import { usePlaceText } from "./JobPlace";

const readSite = generatedApi.endpoints.getSite.select();
type SiteState = Parameters<typeof readSite>[0] & CachedLists;

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
  const [setNote] = useSetNoteMutation();
  const [unsave] = useUnsaveJobMutation();
  // With the job its note was removed; it comes back with it as long as it is on the page.
  const saveWithNote = () => {
    const note = noteOn(store.getState(), id);
    return note === "" ? save({ jobId: id }) : setNote({ jobId: id, savedJobNote: { note } });
  };
  const change = async (wanted: boolean) => {
    const undo = dispatch(patchUserInfo(id, { isSaved: wanted }));
    const { error } = await (wanted ? saveWithNote() : unsave({ jobId: id }));
    if (error !== undefined) {
      undo();
      toasts.show({
        tone: "danger",
        title: t(wanted ? "saveFailed" : "unsaveFailed"),
        text: errorText(problemOf(error).code),
      });
      return;
    }
    if (!wanted) {
      await removeFromDevice(id);
      const action = { label: t("undo"), onPress: () => void change(true) };
      toasts.show({ tone: "info", title: t("unsaved"), action });
      return;
    }
    // An administrator who acts for somebody saves for that person, elsewhere.
    if (readSite(store.getState()).data?.hasOfflinePage && !account?.acting) {
      await keepOnDevice(id, {
        path: href("job", { jobId: id, slug }, locale),
        language: job.language,
        title: job.title,
        facts: [job.employer.name, place].join(" · "),
        closes: closingDates(job),
        isOfAccount: Boolean(account),
      });
    }
    const text = account ? { title: t("saved") } : { title: t("savedHere"), text: t("savedHereCookie") };
    const link = { to: href("savedJobs", {}, locale), label: t("toSaved") };
    toasts.show({ tone: "success", ...text, link });
  };
  return () => change(!isSaved);
}

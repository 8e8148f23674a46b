/** Stores, chooses and deletes pictures of the account. A toast says how it went. */
import { useDispatch } from "react-redux";
import { useTranslations } from "use-intl";
import { setAccount } from "@/shared/account/account";
import { documentsApi } from "@/shared/api/documents";
import type { Me } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useUploadPicture } from "@/shared/pictures/useUploadPicture";
import type { Crop } from "@/shared/ui/cropGeometry";
import { toasts } from "@/shared/ui/toasts";

export function useAccountPicture(account: Me) {
  const t = useTranslations("settings.picture");
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const upload = useUploadPicture(t("failed"));
  const [choose] = documentsApi.useChoosePictureMutation();
  const [remove] = documentsApi.useDeletePictureMutation();

  const show = (pictureId: string | null) => dispatch(setAccount({ ...account, pictureId }) as never);
  const refused = (title: string, error: unknown) => {
    toasts.show({ tone: "danger", title, text: errorText(problemOf(error).code) });
    return false;
  };

  /** The account shows the picture from now on. */
  const use = async (pictureId: string): Promise<boolean> => {
    const { error } = await choose({ shownPicture: { pictureId } });
    if (error) return refused(t("failed"), error);
    show(pictureId);
    toasts.show({ tone: "success", title: t("saved") });
    return true;
  };

  const store = async (file: File, crop: Crop): Promise<boolean> => {
    const id = await upload(file, crop);
    return id === undefined ? false : use(id);
  };

  const discard = async (pictureId: string): Promise<void> => {
    const { error } = await remove({ pictureId });
    if (error && problemOf(error).code !== "PICTURE_NOT_FOUND") {
      refused(t("removeFailed"), error);
      return;
    }
    // Before the list is read again, the page would ask for what is gone.
    const leaveOut = documentsApi.util.updateQueryData("listPictures", undefined, (pictures) => {
      pictures.items = pictures.items.filter(({ id }) => id !== pictureId);
    });
    dispatch(leaveOut as never);
    show(null);
    toasts.show({ tone: "info", title: t("removed") });
  };

  return { use, store, discard };
}

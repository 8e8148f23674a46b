/** The photo on the CV: one of the account's pictures, or none. */
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslations } from "use-intl";
import { documentsApi, pictureAddress } from "@/shared/api/documents";
import type { BodyUploadPicture } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { PICTURE_TYPES } from "@/shared/ui/chosenPicture";
import type { Crop } from "@/shared/ui/cropGeometry";
import { LazyCropDialog } from "@/shared/ui/LazyCropDialog";
import { PersonMark } from "@/shared/ui/PersonMark";
import { toasts } from "@/shared/ui/toasts";
import type { CvEditor } from "../editing/useCvEditor";

export function PhotoField({ editor }: { editor: CvEditor }) {
  const t = useTranslations("cv.photo");
  const isHydrated = useHydrated();
  const [file, setFile] = useState<File>();
  const store = useUpload();
  const { avatarId, contact } = editor.draft.content;
  const choose = (id: string | null) => editor.add({ kind: "avatar", avatarId: id });
  const initials = [contact.firstName, contact.lastName].map((name) => [...name][0] ?? "").join("");

  const crop = async (chosen: File, square: Crop) => {
    const id = await store(chosen, square);
    if (id !== undefined) choose(id);
    return id !== undefined;
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <PersonMark
        initials={initials}
        picture={avatarId && pictureAddress(avatarId)}
        className="size-20 text-2xl"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(chosen) => setFile(chosen?.[0])}>
            <Button variant="secondary" isDisabled={!isHydrated}>
              {t(avatarId ? "change" : "add")}
            </Button>
          </FileTrigger>
          {avatarId && (
            <Button variant="quiet" isDisabled={!isHydrated} onPress={() => choose(null)}>
              <Trash2 aria-hidden className="size-4" />
              {t("remove")}
            </Button>
          )}
        </div>
        <p className="text-sm text-text-muted">{t("hint")}</p>
        <OwnPictures shown={avatarId} onChoose={choose} />
      </div>
      {file && (
        <LazyCropDialog title={t("crop")} file={file} onCrop={crop} onClose={() => setFile(undefined)} />
      )}
    </div>
  );
}

/** Pictures of the account that stand on this CV by a press. */
function OwnPictures({ shown, onChoose }: { shown: string | null; onChoose: (id: string) => void }) {
  const t = useTranslations("cv.photo");
  const formats = useFormats();
  const { data } = documentsApi.useListPicturesQuery();
  const others = data?.items.filter(({ id }) => id !== shown) ?? [];
  if (others.length === 0) return null;
  return (
    <ul aria-label={t("own")} className="flex flex-wrap gap-2">
      {others.map(({ id, uploadedAt }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t("useOne", { date: formats.longDate(uploadedAt) })}
            onClick={() => onChoose(id)}
            className="rounded-full border-2 border-transparent hover:border-accent"
          >
            <PersonMark initials="" picture={pictureAddress(id)} className="size-11" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Stores a square of a photograph; undefined when that was refused, which a toast says. */
function useUpload(): (file: File, crop: Crop) => Promise<string | undefined> {
  const t = useTranslations("cv.photo");
  const errorText = useErrorText();
  const [upload] = documentsApi.useUploadPictureMutation();
  return async (file, crop) => {
    const form = new FormData();
    form.append("file", file, file.name);
    // The generated type is that of a form written as JSON.
    const { data, error } = await upload({
      bodyUploadPicture: form as unknown as BodyUploadPicture,
      ...crop,
    });
    if (data) return data.id;
    toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
    return undefined;
  };
}

/** The photo on the CV: one of the account's pictures, or none. */
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslations } from "use-intl";
import { pictureAddress } from "@/shared/api/documents";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { OtherPictures } from "@/shared/pictures/OtherPictures";
import { useUploadPicture } from "@/shared/pictures/useUploadPicture";
import { Button } from "@/shared/ui/Button";
import { PICTURE_TYPES } from "@/shared/ui/chosenPicture";
import type { Crop } from "@/shared/ui/cropGeometry";
import { LazyCropDialog } from "@/shared/ui/LazyCropDialog";
import { PersonMark } from "@/shared/ui/PersonMark";
import type { CvEditor } from "../editing/useCvEditor";

export function PhotoField({ editor }: { editor: CvEditor }) {
  const t = useTranslations("cv.photo");
  const isHydrated = useHydrated();
  const [file, setFile] = useState<File>();
  const upload = useUploadPicture(t("failed"));
  const { avatarId, contact } = editor.draft.content;
  const choose = (id: string | null) => editor.add({ kind: "avatar", avatarId: id });
  const initials = [contact.firstName, contact.lastName].map((name) => [...name][0] ?? "").join("");

  const crop = async (chosen: File, square: Crop) => {
    const id = await upload(chosen, square);
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
        <OtherPictures
          shown={avatarId}
          label={t("own")}
          nameOf={(date) => t("useOne", { date })}
          onUse={choose}
        />
      </div>
      {file && (
        <LazyCropDialog title={t("crop")} file={file} onCrop={crop} onClose={() => setFile(undefined)} />
      )}
    </div>
  );
}

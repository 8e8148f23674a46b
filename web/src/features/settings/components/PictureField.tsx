/** The picture of the account: choose and crop one, take an earlier one, delete it. */
import { useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslations } from "use-intl";
import { pictureAddress } from "@/shared/api/documents";
import type { Me } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { OtherPictures } from "@/shared/pictures/OtherPictures";
import { Button } from "@/shared/ui/Button";
import { PICTURE_TYPES } from "@/shared/ui/chosenPicture";
import { LazyCropDialog } from "@/shared/ui/LazyCropDialog";
import { initialsOfPerson, PersonMark } from "@/shared/ui/PersonMark";
import { useConfirm } from "@/shared/ui/useConfirm";
import { useAccountPicture } from "../useAccountPicture";

export function PictureField({ account }: { account: Me }) {
  const t = useTranslations("settings.picture");
  const isHydrated = useHydrated();
  const [file, setFile] = useState<File>();
  const { use, store, discard } = useAccountPicture(account);
  const { confirm, dialog } = useConfirm();
  const { pictureId } = account;

  const remove = async (id: string) => {
    const options = {
      title: t("removeTitle"),
      text: t("removeText"),
      confirmLabel: t("remove"),
      danger: true,
    };
    if (await confirm(options)) await discard(id);
  };
  return (
    <div className="flex flex-wrap items-start gap-5">
      <PersonMark
        initials={initialsOfPerson(account)}
        picture={pictureId && pictureAddress(pictureId)}
        className="size-20 text-2xl"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h3 className="font-semibold">{t("title")}</h3>
          <p className="text-sm text-text-muted">{t("text")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(chosen) => setFile(chosen?.[0])}>
            <Button variant="secondary" isDisabled={!isHydrated}>
              {t(pictureId ? "change" : "choose")}
            </Button>
          </FileTrigger>
          {pictureId && (
            <Button variant="quiet" isDisabled={!isHydrated} onPress={() => void remove(pictureId)}>
              {t("remove")}
            </Button>
          )}
        </div>
        <OtherPictures
          shown={pictureId}
          label={t("all")}
          nameOf={(date) => t("useOne", { date })}
          onUse={(id) => void use(id)}
        />
      </div>
      {file && (
        <LazyCropDialog title={t("crop")} file={file} onCrop={store} onClose={() => setFile(undefined)} />
      )}
      {dialog}
    </div>
  );
}

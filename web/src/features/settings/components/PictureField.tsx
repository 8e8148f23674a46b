/** The picture of the account: choose and crop one, take an earlier one, delete it. */
import { useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useTranslations } from "use-intl";
import { documentsApi, pictureAddress } from "@/shared/api/documents";
import type { Me } from "@/shared/api/generated";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { useFormats } from "@/shared/i18n/useFormats";
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
        <EarlierPictures shown={pictureId ?? null} onUse={(id) => void use(id)} />
      </div>
      {file && (
        <LazyCropDialog title={t("crop")} file={file} onCrop={store} onClose={() => setFile(undefined)} />
      )}
      {dialog}
    </div>
  );
}

function EarlierPictures({ shown, onUse }: { shown: string | null; onUse: (id: string) => void }) {
  const t = useTranslations("settings.picture");
  const formats = useFormats();
  const { data } = documentsApi.useListPicturesQuery();
  const others = data?.items.filter(({ id }) => id !== shown) ?? [];
  if (others.length === 0) return null;
  return (
    <ul aria-label={t("all")} className="flex flex-wrap gap-2">
      {others.map(({ id, uploadedAt }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t("useOne", { date: formats.longDate(uploadedAt) })}
            onClick={() => onUse(id)}
            className="rounded-full border-2 border-transparent hover:border-accent"
          >
            <PersonMark initials="" picture={pictureAddress(id)} className="size-11" />
          </button>
        </li>
      ))}
    </ul>
  );
}

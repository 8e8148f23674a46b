/**
 * Dialog that cuts a square out of a picture. `onCrop` gets a file small enough to be sent, with the crop; the dialog
 * waits for it and closes when it returns true. Use it through `LazyCropDialog`.
 */
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "@/shared/i18n/useFormats";
import { Banner } from "./Banner";
import { Button } from "./Button";
import { CropArea } from "./CropArea";
import { openPicture, sendablePicture } from "./chosenPicture";
import { type Crop, centred, LEAST_SIZE, resized } from "./cropGeometry";
import Dialog from "./Dialog";
import { HINT } from "./fieldStyles";
import { DelayedDots } from "./LoadingContainer";
import { Slider } from "./Slider";

export interface CropDialogProps {
  readonly title: string;
  readonly file: File;
  readonly onCrop: (file: File, crop: Crop) => Promise<boolean>;
  readonly onClose: () => void;
}

export default function CropDialog({ title, file, onCrop, onClose }: CropDialogProps) {
  const t = useTranslations("ui");
  const formats = useFormats();
  const hintId = useId();
  const { picture, isUnreadable } = useOpenedPicture(file);
  const [chosen, setCrop] = useState<Crop>();
  const [isPending, setPending] = useState(false);
  const crop = chosen ?? (picture && centred(picture));

  const use = async () => {
    if (!picture || !crop) return;
    setPending(true);
    try {
      if (await onCrop(await sendablePicture(file, picture), crop)) onClose();
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      title={title}
      shape="narrow"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t("cancel")}
          </Button>
          <Button isPending={isPending} isDisabled={!picture} onPress={() => void use()}>
            {t("crop.use")}
          </Button>
        </>
      }
    >
      {isUnreadable && <Banner tone="danger">{t("crop.unreadable")}</Banner>}
      {!picture && !isUnreadable && <DelayedDots />}
      {picture && crop && (
        <div className="flex flex-col gap-4">
          <CropArea picture={picture} crop={crop} describedBy={hintId} onChange={setCrop} />
          <p id={hintId} className={HINT}>
            {t("crop.hint")}
          </p>
          <Slider
            label={t("crop.zoom")}
            shown={formats.percent(100 / crop.size, 0)}
            minValue={0}
            maxValue={100}
            value={zoomOf(crop.size)}
            onChange={(zoom) => setCrop(resized(crop, picture, sizeOf(zoom)))}
          />
        </div>
      )}
    </Dialog>
  );
}

/** The slider's place, from 0 to 100: equal steps enlarge by equal factors. */
const zoomOf = (size: number) => (Math.log(size) / Math.log(LEAST_SIZE)) * 100;
const sizeOf = (zoom: number) => LEAST_SIZE ** (zoom / 100);

function useOpenedPicture(file: File) {
  const [picture, setPicture] = useState<ImageBitmap>();
  const [isUnreadable, setUnreadable] = useState(false);
  const show = useEffectEvent(setPicture);
  useEffect(() => {
    let opened: ImageBitmap | undefined;
    let isOver = false;
    openPicture(file).then(
      (bitmap) => {
        opened = bitmap;
        if (isOver) bitmap.close();
        else show(bitmap);
      },
      () => setUnreadable(true),
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [file]);
  return { picture, isUnreadable };
}

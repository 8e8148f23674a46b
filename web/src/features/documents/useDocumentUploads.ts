/** Uploads to the documents of the account: what has been stored moves to the list. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { useDispatch } from "react-redux";
import { useLocale, useTranslations } from "use-intl";
import type { ApiDispatch } from "@/shared/api/context";
import { documentsApi } from "@/shared/api/documents";
import { useErrorText } from "@/shared/errors/useErrorText";
import { toasts } from "@/shared/ui/toasts";
import { UploadQueue } from "@/shared/uploads/UploadQueue";
import type { Uploader } from "@/shared/uploads/useUploads";

interface DocumentUploads extends Uploader {
  /** The name of the file that was stored last. */
  readonly stored: string | undefined;
}

/** `room`: so many more files the account may have. */
export function useDocumentUploads(room: number): DocumentUploads {
  const t = useTranslations("documents");
  const locale = useLocale();
  const errorText = useErrorText();
  const dispatch = useDispatch<ApiDispatch>();
  const [stored, setStored] = useState<string>();
  const [queue] = useState(() => new UploadQueue(locale));
  useEffect(() => () => queue.stop(), [queue]);
  useEffect(() => {
    queue.change({
      room: () => room,
      onStored: ({ name }) => {
        setStored(name);
        dispatch(documentsApi.util.invalidateTags(["Documents"]));
      },
      onUnsent: (code) => toasts.show({ tone: "danger", title: t("uploadFailed"), text: errorText(code) }),
    });
  }, [queue, room, dispatch, t, errorText]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read, queue.read), stored };
}

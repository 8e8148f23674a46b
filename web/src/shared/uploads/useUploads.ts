/** Upload queue for the lifetime of a form. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocale } from "use-intl";
import { NO_UPLOADS, type SavedUploads, UploadQueue, type Uploads } from "./UploadQueue";

export interface Uploader {
  readonly queue: UploadQueue;
  readonly uploads: Uploads;
}

export function useUploads(saved: SavedUploads = NO_UPLOADS): Uploader {
  const locale = useLocale();
  const [queue] = useState(() => new UploadQueue(locale, saved));
  useEffect(() => () => queue.stop(), [queue]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read, queue.read) };
}

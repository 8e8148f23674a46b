/** The files of one form for as long as it is open. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocale } from "use-intl";
import { NO_UPLOADS, type SavedUploads, UploadQueue, type Uploads } from "./UploadQueue";

export interface UploadsInHand {
  readonly queue: UploadQueue;
  readonly uploads: Uploads;
}

export function useUploads(saved: SavedUploads = NO_UPLOADS): UploadsInHand {
  const locale = useLocale();
  const [queue] = useState(() => new UploadQueue(locale, saved));
  useEffect(() => () => queue.stop(), [queue]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read, queue.read) };
}

/** The crop dialog, whose code loads when it first opens. */

import { lazy, Suspense } from "react";
import { loadChunk } from "@/shared/chunks/loadChunk";
import type { CropDialogProps } from "./CropDialog";

const CropDialog = lazy(() => loadChunk(() => import("./CropDialog")));

export function LazyCropDialog(props: CropDialogProps) {
  return (
    <Suspense fallback={null}>
      <CropDialog {...props} />
    </Suspense>
  );
}

/** A dialog whose code loads when it first opens. */

import { lazy, Suspense } from "react";
import { loadChunk } from "@/shared/chunks/loadChunk";
import type { DialogProps } from "./Dialog";

const Dialog = lazy(() => loadChunk(() => import("./Dialog")));

export function LazyDialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

/** A dialog whose code is fetched when it first opens. */

import { lazy, Suspense } from "react";
import { fetchPart } from "@/shared/chunks/fetchPart";
import type { DialogProps } from "./Dialog";

const Dialog = lazy(() => fetchPart(() => import("./Dialog")));

export function LazyDialog(props: DialogProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}

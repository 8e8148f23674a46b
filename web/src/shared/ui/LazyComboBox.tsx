/** The combo box, loaded when first rendered; a placeholder of the same size until then. */

import { lazy, Suspense } from "react";
import { loadChunk } from "@/shared/chunks/loadChunk";
import { useHydrated } from "@/shared/hooks/useHydrated";
import type { ComboBoxProps } from "./ComboBox";
import { FIELD, LABEL } from "./fieldStyles";
import { Skeleton } from "./Skeleton";

const ComboBox = lazy(() => loadChunk(() => import("./ComboBox")));

export function LazyComboBox(props: ComboBoxProps) {
  const place = (
    <div className={FIELD}>
      <span className={LABEL}>{props.label}</span>
      <Skeleton className="h-12" />
    </div>
  );
  return useHydrated() ? (
    <Suspense fallback={place}>
      <ComboBox {...props} />
    </Suspense>
  ) : (
    place
  );
}

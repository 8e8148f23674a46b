/** The combo box, fetched when it is first shown; until then a field of the same size stands in its place. */

import { lazy, Suspense } from "react";
import { fetchPart } from "@/shared/chunks/fetchPart";
import { useHydrated } from "@/shared/hooks/useHydrated";
import type { ComboBoxProps } from "./ComboBox";
import { FIELD, LABEL } from "./fieldStyle";
import { Skeleton } from "./Skeleton";

const ComboBox = lazy(() => fetchPart(() => import("./ComboBox")));

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

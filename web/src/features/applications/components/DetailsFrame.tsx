/**
 * Details over the list: full screen on a phone, a dialog from md up. The server renders them in place, so that they can
 * be read without JavaScript; after hydration a modal dialog replaces them.
 */
import { lazy, Suspense, useState } from "react";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { DetailsPanel, type DetailsPanelProps } from "./DetailsPanel";
import { OVERLAY, PANEL } from "./detailsStyle";

const DetailsModal = lazy(() => import("./DetailsModal"));

export function DetailsFrame(props: DetailsPanelProps) {
  const hydrated = useHydrated();
  const [wasServerRendered] = useState(!hydrated);
  const serverRendered = (
    <div className={OVERLAY}>
      <div role="dialog" aria-labelledby="details-title" className={PANEL}>
        <DetailsPanel {...props} />
      </div>
    </div>
  );
  return hydrated ? (
    <Suspense fallback={wasServerRendered ? serverRendered : null}>
      <DetailsModal {...props} isAnimated={!wasServerRendered} />
    </Suspense>
  ) : (
    serverRendered
  );
}

/**
 * The details over the list: a page of its own on a phone, a dialog from md up. The server draws it in its place, so it
 * can be read before and without a script; the browser then puts a real dialog there.
 */
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useHydrated } from "@/shared/hooks/useHydrated";
import { DetailsPanel } from "./DetailsPanel";
import { OVERLAY, PANEL } from "./detailsStyle";

const DetailsModal = lazy(() => import("./DetailsModal"));

export interface DetailsFrameProps {
  readonly title: string;
  /** Where closing leads: the list without the details. */
  readonly closeAddress: string;
  readonly children: ReactNode;
}

export function DetailsFrame(props: DetailsFrameProps) {
  const hydrated = useHydrated();
  const [cameWithPage] = useState(!hydrated);
  const drawn = (
    <div className={OVERLAY}>
      <div role="dialog" aria-labelledby="details-title" className={PANEL}>
        <DetailsPanel {...props} />
      </div>
    </div>
  );
  return hydrated ? (
    <Suspense fallback={cameWithPage ? drawn : null}>
      <DetailsModal {...props} isAnimated={!cameWithPage} />
    </Suspense>
  ) : (
    drawn
  );
}

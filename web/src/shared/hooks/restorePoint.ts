/** Scroll and focus to restore on the next page, passed as location state. */
import { useLocation, useNavigationType } from "react-router";

export interface RestorePoint {
  /** Scroll offset of the filters, and the one changed last. */
  readonly filters?: { readonly top: number; readonly name: string; readonly value: string };
  /** The job that was open, to scroll to in the list. */
  readonly jobId?: number;
}

/** As a location's state. */
export function withRestorePoint(restorePoint: RestorePoint): { restorePoint: RestorePoint } {
  return { restorePoint };
}

/** Only right after the navigation: Back and reload have their own restoration. */
export function useRestorePoint(): RestorePoint | undefined {
  const { state } = useLocation();
  const isMove = useNavigationType() === "PUSH";
  return isMove ? (state as { restorePoint?: RestorePoint } | null)?.restorePoint : undefined;
}

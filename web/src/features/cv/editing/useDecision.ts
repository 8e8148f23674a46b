/** Whether the dialog about a conflict is open: it opens by itself, and again when asked for. */
import { useEffect, useState } from "react";
import type { CvEditor } from "./useCvEditor";

export function useDecision({ conflict }: Pick<CvEditor, "conflict">) {
  const [isOpen, setOpen] = useState(true);
  const isNeeded = conflict !== undefined;
  useEffect(() => {
    if (isNeeded) setOpen(true);
  }, [isNeeded]);
  return { isOpen: isOpen && isNeeded, open: () => setOpen(true), postpone: () => setOpen(false) };
}

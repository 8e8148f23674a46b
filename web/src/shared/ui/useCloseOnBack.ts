/** Back closes a full-screen overlay instead of leaving the page. */
import { useEffect } from "react";
import { useBlocker } from "react-router";

export function useCloseOnBack(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}

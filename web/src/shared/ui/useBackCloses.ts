/** What fills the screen looks like a page of its own: Back closes it, and the page below stays where it is. */
import { useEffect } from "react";
import { useBlocker } from "react-router";

export function useBackCloses(onClose: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}

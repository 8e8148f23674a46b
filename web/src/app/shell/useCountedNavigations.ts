/** Counts the pages that the router opens; the first one was counted by the server when it sent the document. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useCountPageViewMutation } from "@/shared/api/generated";

export function useCountedNavigations(): void {
  const { pathname } = useLocation();
  const [count] = useCountPageViewMutation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // Fire and forget. The query stays here: it may hold what somebody searched for.
    void count({ navigation: { path: pathname } });
  }, [pathname, count]);
}

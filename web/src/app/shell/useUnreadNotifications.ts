/** Counts unread notifications: asked at start, after navigation, and when the window has the focus again. */
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useAccount } from "@/shared/account/account";
import { notificationsApi } from "@/shared/api/notifications";

/** Milliseconds between two requests: after a navigation, and after the window has got the focus. */
export const AFTER_NAVIGATION = 60_000;
export const AFTER_FOCUS = 10_000;

/** 0 for guests, and while it is unknown. */
export function useUnreadNotifications(): number {
  const account = useAccount();
  const { pathname } = useLocation();
  const { data, refetch, fulfilledTimeStamp } = notificationsApi.useShowUnreadQuery(undefined, {
    skip: !account,
  });
  const askAgain = useRef<(least: number) => void>(() => {});
  askAgain.current = (least) => {
    if (account && fulfilledTimeStamp !== undefined && Date.now() - fulfilledTimeStamp >= least)
      void refetch();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked after each navigation
  useEffect(() => askAgain.current(AFTER_NAVIGATION), [pathname]);
  useEffect(() => {
    const onFocus = () => askAgain.current(AFTER_FOCUS);
    // The service worker says that a push has come.
    const onMessage = ({ data: message }: MessageEvent) => {
      if (message === "notified") askAgain.current(0);
    };
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    window.addEventListener("focus", onFocus);
    worker?.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("focus", onFocus);
      worker?.removeEventListener("message", onMessage);
    };
  }, []);
  return account ? (data?.unread ?? 0) : 0;
}

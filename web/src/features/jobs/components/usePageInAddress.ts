/** While one reads on, the address names the page that is in sight: a copied or reloaded address leads back there. */
import { type RefObject, useContext, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate } from "react-router";
import { throttle } from "@/shared/hooks/throttle";

const THROTTLE = 200;

interface PageInAddress {
  readonly area: RefObject<Element | null>;
  /** The page that the address names now. */
  readonly page: number;
  readonly to: (page: number) => string;
  readonly isOn: boolean;
}

export function usePageInAddress({ area, page, to, isOn }: PageInAddress): void {
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const name = useRef((_page: number) => {});
  useEffect(() => {
    name.current = (inSight) => {
      // Somebody who is on the way to another page must not be called back. The router itself knows at once, its hook
      // `useNavigation` only when React has drawn again: a click in between would be lost.
      const isOnTheWay = router !== undefined && router.state.navigation.state !== "idle";
      if (isOnTheWay || inSight === page) return;
      void navigate(to(inSight), { replace: true, preventScrollReset: true });
    };
  });
  useEffect(() => {
    if (!isOn) return;
    const look = throttle(() => {
      const inSight = pageInSight(area.current);
      if (inSight !== undefined) name.current(inSight);
    }, THROTTLE);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      look.cancel();
      window.removeEventListener("scroll", look);
    };
  }, [area, isOn]);
}

/** The last page that begins above the middle of the window. */
function pageInSight(area: Element | null): number | undefined {
  const starts = [...(area?.querySelectorAll<HTMLElement>("[data-page]") ?? [])];
  const begun = starts.filter((start) => start.getBoundingClientRect().top < window.innerHeight / 2);
  const start = begun.at(-1) ?? starts[0];
  return start && Number(start.dataset.page);
}

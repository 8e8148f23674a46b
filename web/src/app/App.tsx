/** Store and router around everything; in the browser. The page renderer has its own router (entry-server). */
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import type { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Preloading } from "@/routes/preloading";
import { NowContext } from "@/shared/i18n/useAge";
import { preloadScreen } from "./screens";
import { type SiteVisit, VisitContext } from "./visit";

export function App({ router, visit }: { router: ReturnType<typeof createBrowserRouter>; visit: SiteVisit }) {
  return (
    <Visit visit={visit}>
      <Preloading value={preloadScreen}>
        <RouterProvider router={router} />
      </Preloading>
    </Visit>
  );
}

export function Visit({ visit, children }: { visit: SiteVisit; children: ReactNode }) {
  return (
    <Provider store={visit.store}>
      <VisitContext value={visit}>
        <NowContext value={visit.now}>{children}</NowContext>
      </VisitContext>
    </Provider>
  );
}

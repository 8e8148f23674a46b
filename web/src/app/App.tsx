/** Store, contexts and router of the browser. The page renderer has its own router (entry-server). */
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import type { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { NavigationUnderWay } from "@/routes/navigationUnderWay";
import { Preloading } from "@/routes/preloading";
import { NowContext } from "@/shared/i18n/useAge";
import { AppContext, type AppContextValue } from "./appContext";
import { preloadScreen } from "./screens";

export function App({
  router,
  context,
}: {
  router: ReturnType<typeof createBrowserRouter>;
  context: AppContextValue;
}) {
  return (
    <AppContextProvider context={context}>
      <Preloading value={preloadScreen}>
        <NavigationUnderWay value={() => router.state.navigation.state !== "idle"}>
          <RouterProvider router={router} />
        </NavigationUnderWay>
      </Preloading>
    </AppContextProvider>
  );
}

export function AppContextProvider({ context, children }: { context: AppContextValue; children: ReactNode }) {
  return (
    <Provider store={context.store}>
      <AppContext value={context}>
        <NowContext value={context.now}>{children}</NowContext>
      </AppContext>
    </Provider>
  );
}

/** Hydration fallback of the root route, shown only where no server rendered the page. */
import { DelayedDots } from "@/shared/ui/LoadingContainer";
import { Providers } from "./Providers";

export function RootLoading() {
  return (
    <Providers>
      <main className="grid min-h-dvh place-items-center">
        <DelayedDots />
      </main>
    </Providers>
  );
}

/** Where no renderer drew the page: the frame's place, until the browser has what it needs to draw it. */
import { LateDots } from "@/shared/ui/LoadingContainer";
import { Providers } from "./Providers";

export function RootLoading() {
  return (
    <Providers>
      <main className="grid min-h-dvh place-items-center">
        <LateDots />
      </main>
    </Providers>
  );
}

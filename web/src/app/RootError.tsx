/** When the frame itself has failed: the error page on its own, without header and footer. */
import { Providers } from "./Providers";
import { ErrorPage } from "./shell/ErrorPage";

export function RootError() {
  return (
    <Providers>
      <ErrorPage />
    </Providers>
  );
}

/** Error boundary of the root route: the error page without header and footer. */
import { Providers } from "./Providers";
import { ErrorPage } from "./shell/ErrorPage";

export function RootError() {
  return (
    <Providers>
      <ErrorPage />
    </Providers>
  );
}

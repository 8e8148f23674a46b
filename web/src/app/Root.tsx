/** Root route: the document and the shell around the matched page. */
import { Outlet } from "react-router";
import { Providers } from "./Providers";
import { Shell } from "./shell/Shell";

export function Root() {
  return (
    <Providers>
      <Shell>
        <Outlet />
      </Shell>
    </Providers>
  );
}

/** The document with the shell in it, around whichever page the address names. */
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

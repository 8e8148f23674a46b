/** Says at which address a test has arrived. */
import { useLocation } from "react-router";

export function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

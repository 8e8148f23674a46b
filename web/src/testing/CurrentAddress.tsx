/** Shows the current address in tests. */
import { useLocation } from "react-router";

export function CurrentAddress() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}

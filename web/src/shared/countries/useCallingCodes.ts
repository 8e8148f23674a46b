/** Options "+385 Hrvatska". */
import { useLocale, useMessages } from "use-intl";
import type { Option } from "@/shared/ui/Select";
import { CALLING_CODES } from "./calling";
import { countriesInOrder } from "./order";

export function useCallingCodes(): Option[] {
  const names = useMessages().countries;
  return countriesInOrder(useLocale()).map((id) => ({ id, name: `+${CALLING_CODES[id]} ${names[id]}` }));
}

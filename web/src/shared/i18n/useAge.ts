/** "prije 3 dana": relative to when the page was rendered. */
import { createContext, useContext } from "react";
import { useTranslations } from "use-intl";
import type { Moment } from "./formats";
import { useFormats } from "./useFormats";

export const NowContext = createContext(0);

export function useAge(): (moment: Moment) => string {
  const t = useTranslations("ui.age");
  const formats = useFormats();
  const now = useContext(NowContext);
  return (moment) => {
    const { unit, count } = formats.age(moment, now);
    return unit === "now" || unit === "yesterday"
      ? t(unit)
      : t(unit, { count, shown: formats.number(count) });
  };
}

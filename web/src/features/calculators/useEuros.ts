/** Amounts and shares of the API, which are decimal strings, as people read them. */
import { useFormats } from "@/shared/i18n/useFormats";

export function useEuros() {
  const formats = useFormats();
  return {
    euros: (decimal: string) => formats.exactMoney({ amount: Number(decimal), currency: "EUR" }),
    percent: (decimal: string) => formats.percent(Number(decimal)),
  };
}

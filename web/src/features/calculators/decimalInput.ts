/** Amounts as people type them: digits and one separator, comma or point. */

/** Leaves digits and the first separator of what was typed. */
export function withOneSeparator(text: string): string {
  const kept = text.replace(/[^\d.,]/g, "");
  const first = kept.search(/[.,]/);
  return first < 0 ? kept : kept.slice(0, first + 1) + kept.slice(first + 1).replace(/[.,]/g, "");
}

/** Pasted text: separators of thousands go too, so "1.234,56 €" becomes "1234,56" and "2.000" becomes "2000". */
export function pastedAmount(text: string): string {
  const kept = text.replace(/[^\d.,]/g, "");
  const last = Math.max(kept.lastIndexOf(","), kept.lastIndexOf("."));
  const decimals = kept.length - last - 1;
  const digits = (part: string) => part.replace(/\D/g, "");
  if (last < 0 || decimals === 0 || decimals > 2) return digits(kept);
  return `${digits(kept.slice(0, last))}${kept.charAt(last)}${kept.slice(last + 1)}`;
}

/** Whether typing this keeps digits and one separator. Null stands for a deletion or a composition. */
export function mayType(typed: string | null, present: string): boolean {
  if (typed === null) return true;
  const hasSeparator = /[.,]/.test(present);
  return /^[\d.,]*$/.test(typed) && !(hasSeparator && /[.,]/.test(typed));
}

/** "2000,5" as the API takes it: "2000.5"; undefined when it is no amount. */
export function decimalOf(text: string): string | undefined {
  const decimal = text.trim().replace(",", ".").replace(/^\./, "0.").replace(/\.$/, "");
  return /^\d{1,7}(\.\d{1,2})?$/.test(decimal) ? decimal : undefined;
}

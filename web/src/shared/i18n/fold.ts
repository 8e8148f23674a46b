/** Text as it is compared: lower case, without diacritics. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll("đ", "d").normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** Masks an e-mail address or phone number so that only its owner recognises it. */
import type { PhoneNumber } from "@/shared/api/generated";

export function maskedEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, name.length > 3 ? 2 : 1)}•••@${domain}`;
}

export function maskedPhone(phone: PhoneNumber): string {
  const digits = `${phone.countryCode}${phone.number}`;
  return `${digits.slice(0, 4)} ••• ${digits.slice(-3)}`;
}

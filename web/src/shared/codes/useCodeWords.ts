/** What was wrong with a code: beside the field where it is about the digits, above it where it is about more. */
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";

const ABOUT_THE_DIGITS = ["INVALID_VERIFICATION_CODE", "CODE_EXPIRED"];

/** `used` says what to do with a code that has been used, where that is not said for all. */
export function useCodeWords(problem: Problem | undefined, used: string | undefined) {
  const t = useTranslations("codes");
  const errorText = useErrorText();
  const formats = useFormats();

  const words = ({ code, details }: Problem): string => {
    const { triesLeft: left } = details;
    if (code === "INVALID_VERIFICATION_CODE" && typeof left === "number") {
      return left > 0 ? t("triesLeft", { left, shown: formats.number(left) }) : t("noTriesLeft");
    }
    if (code === "TOO_MANY_TRIES") return t(details.onlyLink === true ? "onlyLink" : "noTriesLeft");
    return code === "CODE_USED" && used !== undefined ? used : errorText(code);
  };

  const isAboutDigits = problem !== undefined && ABOUT_THE_DIGITS.includes(problem.code);
  return {
    error: isAboutDigits ? words(problem) : undefined,
    notice: problem !== undefined && !isAboutDigits ? words(problem) : undefined,
    /** Only the link of the mail still works. */
    isOver: problem?.details.onlyLink === true,
  };
}

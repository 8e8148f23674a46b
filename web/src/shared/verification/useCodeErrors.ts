/** Messages of code errors: at the field when about the digits, otherwise above the form. */
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "@/shared/i18n/useFormats";

const CODE_FIELD_ERRORS = ["INVALID_VERIFICATION_CODE", "CODE_EXPIRED"];

/** Texts that replace the default ones. */
export interface CodeErrorTexts {
  readonly used?: string;
  readonly noTriesLeft?: string;
  readonly onlyLink?: string;
}

export function useCodeErrors(problem: Problem | undefined, texts: CodeErrorTexts) {
  const t = useTranslations("verification");
  const errorText = useErrorText();
  const formats = useFormats();

  const textWithoutTries = (isForGood: boolean): string => {
    const kind = isForGood ? "onlyLink" : "noTriesLeft";
    return texts[kind] ?? t(kind);
  };
  const textOf = ({ code, details }: Problem): string => {
    const { triesLeft: left } = details;
    if (code === "INVALID_VERIFICATION_CODE" && typeof left === "number") {
      return left > 0 ? t("triesLeft", { left, shown: formats.number(left) }) : textWithoutTries(false);
    }
    if (code === "TOO_MANY_TRIES") return textWithoutTries(details.onlyLink === true);
    return code === "CODE_USED" && texts.used !== undefined ? texts.used : errorText(code);
  };

  const isFieldError = problem !== undefined && CODE_FIELD_ERRORS.includes(problem.code);
  return {
    error: isFieldError ? textOf(problem) : undefined,
    notice: problem !== undefined && !isFieldError ? textOf(problem) : undefined,
    /** Only the link of the mail still works. */
    isOver: problem?.details.onlyLink === true,
  };
}

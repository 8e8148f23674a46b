/** Summary of validation errors after submitting, with links to the fields. */
import { type FieldErrors, get, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/shared/errors/useErrorText";
import { useFormats } from "../i18n/useFormats";
import { Banner } from "../ui/Banner";

export function ErrorSummary({ labels }: { labels: ReadonlyMap<string, string> }) {
  const t = useTranslations("ui.errorSummary");
  const formats = useFormats();
  const errorText = useErrorText();
  const { formState, setFocus } = useFormContext();
  const wrong = formState.isSubmitted ? wrongFields(labels, formState.errors) : [];
  if (wrong.length === 0) return null;
  return (
    <Banner tone="danger" title={t("title", { count: wrong.length, shown: formats.number(wrong.length) })}>
      <ul className="mt-1 flex flex-col">
        {wrong.map(({ name, label, code }) => (
          <li key={name}>
            <button
              type="button"
              className="link min-h-11 text-left md:min-h-8"
              onClick={() => setFocus(name)}
            >
              {label}
            </button>
            {": "}
            {errorText(code)}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function wrongFields(labels: ReadonlyMap<string, string>, errors: FieldErrors) {
  return [...labels].flatMap(([name, label]) => {
    const { message: code } = (get(errors, name) ?? {}) as { message?: unknown };
    return typeof code === "string" ? [{ name, label, code }] : [];
  });
}

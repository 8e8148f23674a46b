/** Consents given, with version, language and date. */
import { useTranslations } from "use-intl";
import { isLocale, LOCALE_NAMES } from "@/shared/i18n/locales";
import { useFormats } from "@/shared/i18n/useFormats";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { settingsApi } from "../api";
import { Section } from "./Section";

export function ConsentsSection() {
  const t = useTranslations("settings.consents");
  const formats = useFormats();
  const { data, error, isLoading, refetch } = settingsApi.useShowConsentsQuery();
  return (
    <Section id="consents" lead={t("lead")}>
      <LoadingContainer
        isLoading={isLoading}
        hasError={error !== undefined && !data}
        onReload={() => void refetch()}
      >
        <ul className="flex flex-col divide-y divide-border">
          {data?.items.map(
            ({ privacyVersion, termsVersion, textVersion, language, givenAt, applicationId }) => (
              <li key={`${givenAt}:${applicationId}`} className="py-3 first:pt-0 last:pb-0">
                <p className="font-semibold">{t(applicationId ? "application" : "account")}</p>
                <p className="text-sm text-text-muted">
                  {t("given", {
                    at: formats.dateTime(givenAt),
                    texts: [
                      privacyVersion && t("privacy", { version: String(privacyVersion) }),
                      termsVersion && t("terms", { version: String(termsVersion) }),
                      textVersion && t("single", { version: textVersion }),
                    ]
                      .filter(Boolean)
                      .join(", "),
                    language: isLocale(language) ? LOCALE_NAMES[language].name : language,
                  })}
                </p>
              </li>
            ),
          )}
        </ul>
        {data?.items.length === 0 && <p className="text-text-muted">{t("none")}</p>}
      </LoadingContainer>
    </Section>
  );
}

/** Language and theme, saved in this browser and in the profile. */
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { href } from "@/routes/href";
import { useSavePreferences } from "@/shared/account/account";
import { loadPage } from "@/shared/account/pageLoad";
import type { Me } from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { LOCALE_COOKIE, LOCALE_NAMES, LOCALES, type Locale } from "@/shared/i18n/locales";
import { isTheme, setCookieForAYear } from "@/shared/theme/theme";
import { useSaveTheme } from "@/shared/theme/useSaveTheme";
import { NativeSelect } from "@/shared/ui/NativeSelect";
import { Radio, RadioGroup } from "@/shared/ui/RadioGroup";
import { toasts } from "@/shared/ui/toasts";
import { Section } from "./Section";

export function AppearanceSection({ account }: { account: Me }) {
  const t = useTranslations("settings.look");
  const locale = useLocale();
  const errorText = useErrorText();
  const savePreferences = useSavePreferences();
  const saveTheme = useSaveTheme();
  const [theme, setTheme] = useState<string>(account.preferences.theme ?? "system");

  const changeLanguage = async (wanted: Locale) => {
    try {
      await savePreferences({ locale: wanted });
    } catch (error) {
      const text = errorText(problemOf(error).code);
      toasts.show({ tone: "danger", title: t("languageFailed"), text });
      return;
    }
    setCookieForAYear(LOCALE_COOKIE, wanted);
    loadPage(href("settings", {}, wanted));
  };
  const changeTheme = (wanted: string) => {
    setTheme(wanted);
    saveTheme(isTheme(wanted) ? wanted : undefined);
  };
  return (
    <Section id="look" lead={t("lead")}>
      <div className="flex flex-col gap-1.5">
        <label htmlFor="language" className="font-semibold text-sm">
          {t("language")}
        </label>
        <NativeSelect
          id="language"
          name="language"
          value={locale}
          onChange={(wanted) => void changeLanguage(wanted as Locale)}
          className="max-w-xs"
        >
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LOCALE_NAMES[one].name}
            </option>
          ))}
        </NativeSelect>
      </div>
      <RadioGroup label={t("theme")} value={theme} onChange={changeTheme}>
        <div className="grid gap-2 md:grid-cols-3">
          <Radio value="system">{t("system")}</Radio>
          <Radio value="light">{t("light")}</Radio>
          <Radio value="dark">{t("dark")}</Radio>
        </div>
      </RadioGroup>
    </Section>
  );
}

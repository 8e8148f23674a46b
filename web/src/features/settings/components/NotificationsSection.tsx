/** Notifications that the user wants and by which channels, the language of mails, and pushes to this browser. */
import { useTranslations } from "use-intl";
import type {
  ChangeNotificationSettings,
  NotificationKind,
  NotificationSettings,
} from "@/shared/api/generated";
import { notificationsApi } from "@/shared/api/notifications";
import { problemOf } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { LOCALE_NAMES, LOCALES, type Locale } from "@/shared/i18n/locales";
import { Checkbox } from "@/shared/ui/Checkbox";
import { LoadingContainer } from "@/shared/ui/LoadingContainer";
import { NativeSelect } from "@/shared/ui/NativeSelect";
import { toasts } from "@/shared/ui/toasts";
import { PushSwitch } from "./PushSwitch";
import { Section } from "./Section";

const KINDS: readonly NotificationKind[] = ["alerts", "applications", "savedJobs", "account"];
type Channel = "mail" | "inProduct" | "push";

export function NotificationsSection({ isActing }: { isActing: boolean }) {
  const t = useTranslations("settings.notifications");
  const { data, error, isLoading, refetch } = notificationsApi.useShowNotificationSettingsQuery();
  return (
    <Section id="notifications" lead={t("lead")}>
      <LoadingContainer
        isLoading={isLoading}
        hasError={error !== undefined && !data}
        onReload={() => void refetch()}
      >
        {data && <Settings settings={data} isActing={isActing} />}
      </LoadingContainer>
    </Section>
  );
}

function Settings({ settings, isActing }: { settings: NotificationSettings; isActing: boolean }) {
  const t = useTranslations("settings.notifications");
  const errorText = useErrorText();
  const [change, { isLoading, originalArgs }] = notificationsApi.useChangeNotificationSettingsMutation();
  const { kinds, locale, vapidPublicKey } = settings;
  const channels: readonly Channel[] = vapidPublicKey ? ["mail", "inProduct", "push"] : ["mail", "inProduct"];
  // What is being saved is shown at once, and taken back if that fails.
  const pending = isLoading ? originalArgs?.changeNotificationSettings : undefined;

  const save = async (changeNotificationSettings: ChangeNotificationSettings) => {
    const { error } = await change({ changeNotificationSettings });
    if (error) toasts.show({ tone: "danger", title: t("failed"), text: errorText(problemOf(error).code) });
  };
  return (
    <div className="flex flex-col gap-5">
      {KINDS.map((kind) => (
        <fieldset key={kind} className="border-border border-t pt-4 first:border-t-0 first:pt-0">
          <legend className="float-left mb-1 w-full font-semibold">{t(`kinds.${kind}`)}</legend>
          <p className="clear-both text-sm text-text-muted">{t(`explained.${kind}`)}</p>
          <div className="mt-1 flex flex-col md:flex-row md:gap-x-8">
            {channels.map((channel) => (
              <Checkbox
                key={channel}
                isSelected={pending?.kinds?.[kind]?.[channel] ?? kinds[kind][channel]}
                isDisabled={isLoading || (kind === "account" && channel === "mail")}
                onChange={(isWanted) => void save({ kinds: { [kind]: { [channel]: isWanted } } })}
              >
                {t(`channels.${channel}`)}
              </Checkbox>
            ))}
          </div>
          {kind === "account" && <p className="text-sm text-text-muted">{t("accountMails")}</p>}
        </fieldset>
      ))}
      <div className="flex flex-col gap-1.5 border-border border-t pt-4">
        <label htmlFor="mail-language" className="font-semibold text-sm">
          {t("language")}
        </label>
        <NativeSelect
          id="mail-language"
          name="mail-language"
          value={pending?.locale ?? locale}
          onChange={(wanted) => void save({ locale: wanted as Locale })}
          className="max-w-xs"
        >
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LOCALE_NAMES[one].name}
            </option>
          ))}
        </NativeSelect>
      </div>
      {vapidPublicKey && !isActing && <PushSwitch vapidPublicKey={vapidPublicKey} isOn={settings.hasPush} />}
    </div>
  );
}

/** The text of a notification: what happened, and to what. */
import { useTranslations } from "use-intl";
import type { Notification } from "@/shared/api/generated";
import { useFormats } from "@/shared/i18n/useFormats";

type Template = Notification["template"];

interface NotificationText {
  readonly title: string;
  /** Empty when the title says all. */
  readonly details: string;
}

export function useNotificationText(): (notification: Notification) => NotificationText {
  const t = useTranslations("notification-list");
  const ofApplications = useTranslations("application-status.notification");
  const formats = useFormats();
  const text = (value: string | number | undefined) => (value === undefined ? "" : String(value));
  return ({ template, values }) => {
    if (isOfApplication(template)) return { title: ofApplications(template), details: jobOf(values) };
    const title = t(`templates.${template}`);
    switch (template) {
      case "alert-matches":
        return {
          title,
          details: t("matches", {
            name: text(values.name),
            shown: formats.number(Number(values.count ?? 0)),
          }),
        };
      case "saved-job-closing": {
        const date = formats.dateTime(text(values.closesAt));
        return { title, details: `${jobOf(values)} · ${t("closes", { date })}` };
      }
      case "saved-job-closed":
      case "saved-job-salary-changed":
        return { title, details: jobOf(values) };
      case "new-device":
        return { title, details: text(values.device) };
      case "password-changed":
      case "email-changed":
      case "second-factor-changed":
        return { title, details: "" };
      default:
        return template satisfies never;
    }
  };
}

function isOfApplication(template: Template): template is Extract<Template, `application-${string}`> {
  return template.startsWith("application-");
}

function jobOf({ jobTitle, employerName }: Notification["values"]): string {
  return [jobTitle, employerName].filter(Boolean).join(", ");
}

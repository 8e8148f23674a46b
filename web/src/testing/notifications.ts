/** Test data: notifications and their settings. */
import type { Notification, NotificationSettings } from "@/shared/api/generated";

export function aNotification(more: Partial<Notification> = {}): Notification {
  return {
    id: "00000000-0000-4000-8000-0000000000b1",
    kind: "applications",
    template: "application-seen",
    values: { jobTitle: "Kuhar / Kuharica", employerName: "Konoba Kotva" },
    path: "/moj-profil/prijave?application=1",
    createdAt: "2026-11-21T10:00:00Z",
    readAt: null,
    ...more,
  };
}

const ALL_ON = { mail: true, inProduct: true, push: true };

export function notificationSettings(more: Partial<NotificationSettings> = {}): NotificationSettings {
  return {
    kinds: { alerts: ALL_ON, applications: ALL_ON, savedJobs: ALL_ON, account: ALL_ON },
    locale: "hr",
    hasPush: false,
    vapidPublicKey: null,
    ...more,
  };
}

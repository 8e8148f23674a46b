import type { Translation } from "@/shared/i18n/messages";
import type hr from "./hr";

const messages: Translation<typeof hr> = {
  title: "Unsubscribe",
  confirm: "Unsubscribe me",
  ended: "You are unsubscribed",
  failed: "Unsubscribing did not work",
  settings: "Notification settings",
  stays: "You will still get messages that you ask for yourself, such as codes and password links.",
  unknownTitle: "The link is not complete",
  unknownText: "Please open it from the message again. If you copied it, check that you copied all of it.",
  kind: {
    alerts: "We will no longer send you ads that match your saved searches.",
    applications:
      "We will no longer e-mail you news about your applications. You can still see how each one is doing on the site.",
    savedJobs: "We will no longer e-mail you about changes to the ads you saved.",
    "guest-applications":
      "We will no longer send news about your applications to this address. The employers keep your applications.",
    "employer-reminders":
      "We will no longer remind you of applications that nobody has opened. New applications will still arrive.",
    other: "We will no longer send you such messages.",
  },
  after: {
    alerts:
      "Your searches stay saved. You can switch the messages on again for each of them: in your notifications if you have an account, or through the link in an earlier message if you don’t.",
    applications: "You can switch the messages on again in the notifications of your account.",
    savedJobs: "You can switch the messages on again in the notifications of your account.",
    "guest-applications": "If you would like to get them again, please write to us from the contact page.",
    "employer-reminders": "If you would like to get them again, please write to us from the contact page.",
    other: "You can switch the messages on again in the settings of your account.",
  },
};

export default messages;

/** Names what has happened, in words. */
import { useTranslations } from "use-intl";
import type { ReplayedEvent } from "@/shared/api/generated";

type Topic = ReplayedEvent["topic"];

export function useEventName(): (topic: Topic) => string {
  const ofApplications = useTranslations("application-status.event");
  const ofOthers = useTranslations("audit.event");
  return (topic) => (isOfApplication(topic) ? ofApplications(topic) : ofOthers(topic));
}

function isOfApplication(topic: Topic): topic is Extract<Topic, `applications.${string}`> {
  return topic.startsWith("applications.");
}

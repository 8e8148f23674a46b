/** Links to the pages of the topics. */
import { useLocale, useTranslations } from "use-intl";
import { slugIn } from "@/routes/localizedSlugs";
import { RouteLink } from "@/routes/RouteLink";
import type { TextGroup } from "@/shared/api/generated";
import { CHIP } from "@/shared/ui/chip";

interface TopicLinksProps {
  readonly topics: readonly TextGroup[];
  /** Id of the topic that the page shows. */
  readonly current?: string;
}

const LINK = `${CHIP} aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft`;

export function TopicLinks({ topics, current }: TopicLinksProps) {
  const t = useTranslations("advice");
  const locale = useLocale();
  const isCurrent = (id: string | undefined) => (id === current ? "page" : undefined);
  return (
    <nav aria-label={t("topics")}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <RouteLink route="adviceList" aria-current={isCurrent(undefined)} className={LINK}>
            {t("all")}
          </RouteLink>
        </li>
        {topics.map((topic) => (
          <li key={topic.id}>
            <RouteLink
              route="adviceTopic"
              params={{ topicId: slugIn(topic, locale) }}
              aria-current={isCurrent(topic.id)}
              className={LINK}
            >
              {topic.title}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

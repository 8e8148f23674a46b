/** Links to the pages of the topics. */
import { useTranslations } from "use-intl";
import { GroupLinks } from "@/routes/GroupLinks";
import { RouteLink } from "@/routes/RouteLink";
import type { TextGroup } from "@/shared/api/generated";

interface TopicLinksProps {
  readonly topics: readonly TextGroup[];
  /** Id of the one that the page shows. */
  readonly current?: string;
}

export function TopicLinks({ topics, current }: TopicLinksProps) {
  const t = useTranslations("advice");
  return (
    <GroupLinks
      label={t("topics")}
      all={t("all")}
      groups={topics}
      current={current}
      link={(slug, props) =>
        slug === undefined ? (
          <RouteLink route="adviceList" {...props} />
        ) : (
          <RouteLink route="adviceTopic" params={{ topicId: slug }} {...props} />
        )
      }
    />
  );
}

/** Links to all texts of a kind, and to those of each of its groups: topics, categories. */
import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { CHIP } from "@/shared/ui/chip";
import { type Slugs, slugIn } from "./localizedSlugs";

interface Group {
  readonly id: string;
  readonly title: string;
  readonly slugs: Slugs;
}

/** To be given to a `RouteLink`. */
interface LinkProps {
  readonly "aria-current": "page" | undefined;
  readonly className: string;
  readonly children: string;
}

interface GroupLinksProps {
  readonly label: string;
  /** Text of the link to all. */
  readonly all: string;
  readonly groups: readonly Group[];
  /** Id of the group that the page shows. */
  readonly current: string | undefined;
  /** The link to the group of a slug, without one to all. */
  readonly link: (slug: string | undefined, props: LinkProps) => ReactNode;
}

const LINK = `${CHIP} aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft`;

export function GroupLinks({ label, all, groups, current, link }: GroupLinksProps) {
  const locale = useLocale();
  const propsOf = (id: string | undefined, children: string): LinkProps => ({
    "aria-current": id === current ? "page" : undefined,
    className: LINK,
    children,
  });
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        <li>{link(undefined, propsOf(undefined, all))}</li>
        {groups.map((group) => (
          <li key={group.id}>{link(slugIn(group, locale), propsOf(group.id, group.title))}</li>
        ))}
      </ul>
    </nav>
  );
}

/** Articles with their summaries. */
import { RouteLink } from "@/routes/RouteLink";
import type { AdviceSummary } from "@/shared/api/generated";
import { CARD } from "@/shared/ui/Card";

interface ArticleListProps {
  readonly articles: readonly AdviceSummary[];
  readonly heading?: "h2" | "h3";
}

export function ArticleList({ articles, heading: Heading = "h2" }: ArticleListProps) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {articles.map(({ id, slug, title, summary }) => (
        <li key={id} className={`relative p-5 transition-colors hover:border-accent ${CARD}`}>
          <Heading className="text-lg leading-snug">
            <RouteLink
              route="advice"
              params={{ adviceId: id, slug }}
              className="after:absolute after:inset-0 hover:text-accent"
            >
              {title}
            </RouteLink>
          </Heading>
          <p className="mt-2 text-sm text-text-muted">{summary}</p>
        </li>
      ))}
    </ul>
  );
}

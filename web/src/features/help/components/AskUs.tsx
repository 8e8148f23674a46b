/** The way on for whoever found no answer. */
import { useTranslations } from "use-intl";
import { RouteLink } from "@/routes/RouteLink";

export function AskUs() {
  const t = useTranslations("help");
  return (
    <p className="mt-10 text-text-muted">
      {t.rich("askUs", {
        link: (text) => (
          <RouteLink route="contact" className="link">
            {text}
          </RouteLink>
        ),
      })}
    </p>
  );
}

/** Explains the steps of an application, as a timeline. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Step, Timeline } from "@/shared/ui/Timeline";

export function ApplicationSteps() {
  const t = useTranslations("home.steps");
  return (
    <section aria-labelledby="steps" className="border-border border-y bg-surface-sunken/60">
      <div className="page-width py-8 md:py-10">
        <h2 id="steps" className="mb-5 text-lg">
          {t("title")}
        </h2>
        <Timeline label={t("title")} direction="row">
          <Step state="done" label={t("sent")}>
            <Hint>{t("sentHint")}</Hint>
          </Step>
          <Step state="done" label={t("forwarded")}>
            <Hint>{t("forwardedHint")}</Hint>
          </Step>
          <Step state="done" tone="seen" label={t("seen")}>
            <Hint>{t("seenHint")}</Hint>
          </Step>
          <Step state="waiting" label={t("ended")}>
            <Hint>{t("endedHint")}</Hint>
          </Step>
        </Timeline>
      </div>
    </section>
  );
}

/** Hidden on small screens, so that the jobs are not far down. */
function Hint({ children }: { children: ReactNode }) {
  return <span className="hidden md:block">{children}</span>;
}

/** What an account is good for, told by the mark of the site. */
import { useTranslations } from "use-intl";
import { Step, Timeline } from "@/shared/ui/Timeline";

const GAINS = ["apply", "follow", "keep", "own"] as const;

export function WhatFor() {
  const t = useTranslations("auth.gains");
  return (
    <section aria-labelledby="gains" className="hidden lg:block">
      <h2 id="gains" className="mb-6 text-3xl">
        {t("title")}
      </h2>
      <Timeline label={t("title")}>
        {GAINS.map((gain) => (
          <Step
            key={gain}
            label={t(`${gain}.title`)}
            state="done"
            tone={gain === "follow" ? "seen" : "accent"}
          >
            {t(`${gain}.text`)}
          </Step>
        ))}
      </Timeline>
    </section>
  );
}

/** Benefits of an account, as a timeline. */
import { useTranslations } from "use-intl";
import { Step, Timeline } from "@/shared/ui/Timeline";

const BENEFITS = ["apply", "follow", "keep", "own"] as const;

export function AccountBenefits() {
  const t = useTranslations("auth.benefits");
  return (
    <section aria-labelledby="gains" className="hidden lg:block">
      <h2 id="gains" className="mb-6 text-3xl">
        {t("title")}
      </h2>
      <Timeline label={t("title")}>
        {BENEFITS.map((benefit) => (
          <Step
            key={benefit}
            label={t(`${benefit}.title`)}
            state="done"
            tone={benefit === "follow" ? "seen" : "accent"}
          >
            {t(`${benefit}.text`)}
          </Step>
        ))}
      </Timeline>
    </section>
  );
}

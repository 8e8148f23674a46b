/** Progress of applying: form, code, sent. A horizontal timeline at every width. */
import { useTranslations } from "use-intl";
import { useAccount } from "@/shared/account/account";
import { classes } from "@/shared/ui/classes";
import { Dot } from "@/shared/ui/Timeline";

export type ApplyStep = "form" | "code" | "sent";

const STEPS: readonly ApplyStep[] = ["form", "code", "sent"];

/** The current step; the ones before it are done. Without it all are done. */
export function ApplyProgress({ current }: { current?: ApplyStep }) {
  const t = useTranslations("apply.progress");
  // Signed-in users need no code for their own address.
  const steps = useAccount() && current !== "code" ? STEPS.filter((step) => step !== "code") : STEPS;
  const reached = current ? steps.indexOf(current) : steps.length;
  return (
    <ol aria-label={t("label")} className="flex max-w-md">
      {steps.map((step, index) => {
        const state = index < reached ? "done" : index === reached ? "current" : "waiting";
        return (
          <li
            key={step}
            aria-current={state === "current" ? "step" : undefined}
            className={classes(
              "relative flex flex-1 flex-col gap-1.5 last:flex-none",
              "before:absolute before:top-[9px] before:right-1 before:left-7 before:border-t-2 before:content-[''] last:before:hidden",
              state === "done" ? "before:border-accent" : "before:border-border before:border-dashed",
            )}
          >
            <Dot state={state} />
            <span
              className={classes(
                "pr-3 text-sm leading-5",
                state === "waiting" ? "text-text-muted" : "font-semibold",
              )}
            >
              {t(step)}
              {state === "done" && <span className="sr-only"> ({t("done")})</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

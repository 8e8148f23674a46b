/** The link of a mail: opening it changes nothing, pressing the button does; and it says what happened. */
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";

interface ByLinkProps {
  readonly lead: string;
  readonly submitLabel: string;
  /** Undefined when all is well. */
  readonly onSend: () => Promise<Problem | undefined>;
  /** Where to turn when the link does not work any more. */
  readonly wayOut: ReactNode;
  /** What can be chosen before pressing. */
  readonly children?: ReactNode;
}

const USED_OR_OLD = [
  "CODE_USED",
  "LINK_INVALID",
  "LINK_EXPIRED",
  "WRONG_OR_EXPIRED_LINK",
  "INVALID_VERIFICATION_LINK",
  "VERIFICATION_LINK_EXPIRED",
];

export function ByLink({ lead, submitLabel, onSend, wayOut, children }: ByLinkProps) {
  const t = useTranslations("auth.link");
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isOver = problem !== undefined && USED_OR_OLD.includes(problem.code);

  const send = async () => {
    setPending(true);
    setProblem(undefined);
    setProblem(await onSend());
    setPending(false);
  };
  return (
    <div className="flex flex-col gap-5">
      <div role="alert" className="empty:hidden">
        {problem &&
          (isOver ? (
            <Banner tone="danger" title={t(problem.code === "CODE_USED" ? "used" : "wrong")}>
              {t(problem.code === "CODE_USED" ? "usedText" : "wrongText")}
            </Banner>
          ) : (
            <Banner tone="danger">{errorText(problem.code)}</Banner>
          ))}
      </div>
      {isOver ? (
        wayOut
      ) : (
        <>
          <p className="text-lg">{lead}</p>
          <Button size="large" isPending={isPending} onPress={() => void send()}>
            {submitLabel}
          </Button>
          {children}
        </>
      )}
    </div>
  );
}

/** Confirmation by the link of a mail: opening it changes nothing, pressing the button does. */
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { useErrorText } from "@/shared/errors/useErrorText";
import { Banner } from "@/shared/ui/Banner";
import { Button } from "@/shared/ui/Button";

interface ConfirmLinkProps {
  readonly lead: string;
  readonly submitLabel: string;
  /** Undefined on success. */
  readonly onSend: () => Promise<Problem | undefined>;
  /** Shown instead of the button when the link is used up or expired. */
  readonly fallback: ReactNode;
  /** Options shown before confirming. */
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

export function ConfirmLink({ lead, submitLabel, onSend, fallback, children }: ConfirmLinkProps) {
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
        fallback
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

/** Link to the next part of a list: loads more with JavaScript, opens another page without. */
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { buttonStyle } from "@/shared/ui/buttonStyle";
import { classes } from "@/shared/ui/classes";
import { Dots } from "@/shared/ui/Dots";

interface LoadMoreLinkProps {
  readonly to: string;
  readonly rel?: "next" | "prev";
  readonly isPending: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

export function LoadMoreLink({ to, rel, isPending, onPress, children }: LoadMoreLinkProps) {
  const t = useTranslations("ui");
  const grow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isPending) onPress();
  };
  return (
    <Link to={to} rel={rel} onClick={grow} className={buttonStyle("secondary")}>
      <span className={classes(isPending && "invisible")}>{children}</span>
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <Dots label={t("loading")} />
        </span>
      )}
    </Link>
  );
}

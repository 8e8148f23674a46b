/** A button. While pending it keeps its width and shows a loading indicator. */
import type { ReactNode } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { useTranslations } from "use-intl";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./buttonStyle";
import { classes } from "./classes";
import { Dots } from "./Dots";

export interface ButtonProps extends Omit<AriaButtonProps, "children" | "className"> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Button({ variant, size, className, children, isPending = false, ...button }: ButtonProps) {
  const t = useTranslations("ui");
  return (
    <AriaButton {...button} isPending={isPending} className={classes(buttonStyle(variant, size), className)}>
      <span className={classes("inline-flex items-center gap-2", isPending && "invisible")}>{children}</span>
      {isPending && (
        <span className="absolute inset-0 grid place-items-center">
          <Dots label={t("working")} />
        </span>
      )}
    </AriaButton>
  );
}

/**
 * A dialog over the page, or a sheet that fills a phone. Use it through `LazyDialog` or `useConfirm`, which load its
 * code on demand.
 */
import { X } from "lucide-react";
import type { ReactNode } from "react";
import {
  Button as AriaButton,
  Dialog as AriaDialog,
  Heading,
  Modal,
  ModalOverlay,
} from "react-aria-components";
import { useTranslations } from "use-intl";
import { classes } from "./classes";
import { ICON_BUTTON } from "./IconButton";

export interface DialogProps {
  readonly title: string;
  readonly role?: "dialog" | "alertdialog";
  /**
   * `sheet` comes from the bottom of a phone and is a dialog from md up, `narrow` a narrow one; `screen` fills a phone
   * and is a drawer from md up; `drawer` is at the right edge.
   */
  readonly shape?: "dialog" | "sheet" | "narrow" | "screen" | "drawer";
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

const PLACES = {
  dialog: "items-center justify-center p-4",
  sheet: "items-end justify-center md:items-center md:p-4",
  narrow: "items-end justify-center md:items-center md:p-4",
  screen: "justify-end",
  drawer: "justify-end",
};
const SHAPES = {
  dialog: "max-h-[90dvh] w-full max-w-lg rounded-card",
  sheet: "max-h-[92dvh] w-full max-w-2xl rounded-t-sheet md:rounded-card",
  narrow: "max-h-[92dvh] w-full max-w-[30rem] rounded-t-sheet md:rounded-card",
  screen: "h-dvh w-full max-md:border-0 md:max-w-md",
  drawer: "h-dvh w-full max-w-sm",
};
const FOOTERS = {
  dialog: "flex-col-reverse md:flex-row md:justify-end",
  sheet: "flex-col-reverse md:flex-row md:justify-end",
  narrow: "flex-col-reverse md:flex-row md:justify-end",
  screen: "flex-row",
  drawer: "flex-col-reverse",
};

export default function Dialog({
  title,
  role = "dialog",
  shape = "dialog",
  isOpen,
  onClose,
  footer,
  children,
}: DialogProps) {
  const t = useTranslations("ui");
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === "dialog"}
      className={classes("fixed inset-0 z-40 flex animate-appear bg-scrim", PLACES[shape])}
    >
      <Modal
        className={classes(
          "flex animate-rise overflow-hidden border border-border bg-surface-raised",
          SHAPES[shape],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 w-full flex-col outline-none">
          <div className="flex items-center justify-between gap-4 border-border border-b py-2 pr-2 pl-5">
            <Heading slot="title" className="text-lg">
              {title}
            </Heading>
            <AriaButton aria-label={t("close")} onPress={onClose} className={ICON_BUTTON}>
              <X aria-hidden className="size-5" />
            </AriaButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer !== undefined && (
            <div className={classes("flex gap-3 border-border border-t px-5 py-4", FOOTERS[shape])}>
              {footer}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Contents of the details: title bar with a close link, and a scrollable body. */
import { ArrowLeft, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ICON_BUTTON } from "@/shared/ui/IconButton";

export interface DetailsPanelProps {
  readonly title: string;
  /** Address of the list without the details. */
  readonly closeAddress: string;
  readonly children: ReactNode;
}

export function DetailsPanel({ title, closeAddress, children }: DetailsPanelProps) {
  const t = useTranslations("applications.detail");
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-border border-b py-2 pr-2 pl-2 md:pl-6">
        <h2 id="details-title" className="order-2 min-w-0 flex-1 py-1 text-lg leading-snug md:order-1">
          {title}
        </h2>
        <Link
          to={closeAddress}
          preventScrollReset
          aria-label={t("close")}
          className={`${ICON_BUTTON} order-1 md:order-2`}
        >
          <ArrowLeft aria-hidden className="size-5 md:hidden" />
          <X aria-hidden className="hidden size-5 md:block" />
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-4 pt-5 pb-8 md:px-6">
        {children}
      </div>
    </>
  );
}

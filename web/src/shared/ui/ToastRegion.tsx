/** Live region of toasts; on every page, empty most of the time. */

import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { TOAST_TIME } from "@/shared/constants";
import { Button } from "./Button";
import { classes } from "./classes";
import { IconButton } from "./IconButton";
import { type Toast, type ToastQueue, toasts } from "./toasts";
import { useClearOfPressed } from "./useClearOfPressed";

const NONE: readonly Toast[] = [];

export function ToastRegion({ queue = toasts }: { queue?: ToastQueue }) {
  const t = useTranslations("ui");
  const shown = useSyncExternalStore(queue.subscribe, queue.read, () => NONE);
  const [reading, setReading] = useState(false);
  useEffect(() => queue.showStored(), [queue]);
  const region = useRef<HTMLElement>(null);
  const isMoved = useClearOfPressed(region, "[data-toast]", shown);
  return (
    <section
      aria-label={t("notifications")}
      ref={region}
      // On small screens below the header: at the bottom stand the buttons that are needed next. Moved, it is above them.
      // An open dialog hides what is outside of it from screen readers, but not this.
      data-react-aria-top-layer="true"
      className={classes(
        "pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center gap-3 p-4 lg:items-end md:p-6",
        isMoved ? "bottom-16 lg:top-16 lg:bottom-auto" : "top-16 lg:top-auto lg:bottom-0",
      )}
      onPointerEnter={() => setReading(true)}
      onPointerLeave={() => setReading(false)}
      onFocus={() => setReading(true)}
      onBlur={() => setReading(false)}
    >
      {/* Live regions must exist before their content. */}
      <div role="status" className="contents">
        {shown
          .filter(({ tone }) => tone !== "danger")
          .map((toast) => (
            <Message
              key={toast.id}
              toast={toast}
              reading={reading}
              onDismiss={() => queue.dismiss(toast.id)}
            />
          ))}
      </div>
      <div role="alert" className="contents">
        {shown
          .filter(({ tone }) => tone === "danger")
          .map((toast) => (
            <Message
              key={toast.id}
              toast={toast}
              reading={reading}
              onDismiss={() => queue.dismiss(toast.id)}
            />
          ))}
      </div>
    </section>
  );
}

const ICONS = { info: Info, success: CircleCheck, danger: CircleAlert };
const TONES = { info: "text-accent", success: "text-success", danger: "text-danger" };

function Message({ toast, reading, onDismiss }: { toast: Toast; reading: boolean; onDismiss: () => void }) {
  const t = useTranslations("ui");
  const stays = toast.tone === "danger";
  useCountdown(stays || reading, onDismiss);
  const Icon = ICONS[toast.tone];
  return (
    <div
      data-toast=""
      className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-card border border-border bg-surface-raised py-2 pr-2 pl-4 shadow-lg shadow-black/10"
    >
      <Icon aria-hidden className={classes("mt-2.5 size-5 shrink-0", TONES[toast.tone])} />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{toast.title}</p>
        {toast.text !== undefined && <p className="text-sm text-text-muted">{toast.text}</p>}
        {toast.link !== undefined && (
          <Link
            to={toast.link.to}
            onClick={onDismiss}
            className="link inline-flex min-h-11 items-center md:min-h-8"
          >
            {toast.link.label}
          </Link>
        )}
      </div>
      {toast.action !== undefined && (
        <Button
          variant="quiet"
          onPress={() => {
            onDismiss();
            toast.action?.onPress();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={t("dismiss")} onPress={onDismiss}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

/** Dismisses after six seconds; pausing keeps the rest of the time. */
function useCountdown(stopped: boolean, done: () => void): void {
  const [left, setLeft] = useState(TOAST_TIME);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock restarts only when reading begins or ends
  useEffect(() => {
    if (stopped) return;
    const started = Date.now();
    const timer = setTimeout(done, left);
    return () => {
      clearTimeout(timer);
      setLeft((before) => Math.max(0, before - (Date.now() - started)));
    };
  }, [stopped]);
}

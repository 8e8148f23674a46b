/** A field of the search box. A plain one at first; the one that suggests takes its place when the page is at rest. */
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { isWelcome } from "@/routes/preloading";
import type { JobFilters } from "@/shared/api/searches";
import { fetchPart } from "@/shared/chunks/fetchPart";
import { classes } from "@/shared/ui/classes";
import type { FieldState } from "../useWhatAndWhere";

const load = () => import("./Suggesting");
const Suggesting = lazy(() => fetchPart(load));

export interface SuggestFieldProps {
  readonly kind: "what" | "where";
  readonly label: string;
  readonly icon: ReactNode;
  readonly field: FieldState;
  readonly name: string;
  readonly maxLength: number;
  /** A whole search was chosen: one of the past, or around where one is. */
  readonly onSearch: (filters: JobFilters) => void;
  readonly className?: string;
}

/** Where the caret was in the plain field, when it had the focus. */
export type Caret = readonly [number | null, number | null] | undefined;

export const INPUT =
  "min-h-12 w-full rounded-control bg-transparent pr-3 pl-11 text-base text-ellipsis -outline-offset-2! placeholder:text-text-muted [&::-webkit-search-cancel-button]:hidden";

export function SuggestField(props: SuggestFieldProps) {
  const [suggests, setSuggests] = useState(false);
  const caret = useRef<Caret>(undefined);
  // The plain field stays until the code is there; when it does not come, the plain field is good enough.
  const fetch = useCallback(() => {
    load().then(
      () => startTransition(() => setSuggests(true)),
      () => {},
    );
  }, []);
  useEffect(() => {
    // Where data is to be saved it is fetched only once somebody wants to write.
    if (!isWelcome()) return;
    // Older Safari knows no idle time; then a moment after the page is there will do.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
    const forget = window.cancelIdleCallback ?? clearTimeout;
    const idle = whenIdle(fetch);
    return () => forget(idle as number);
  }, [fetch]);
  const plain = <PlainField {...props} onFocus={fetch} leaveCaret={(place) => (caret.current = place)} />;
  return (
    <div className={classes("relative flex-1", props.className)}>
      <span className="pointer-events-none absolute inset-y-0 left-3 z-10 grid place-items-center text-text-muted">
        {props.icon}
      </span>
      {suggests ? (
        <Suspense fallback={plain}>
          <Suggesting {...props} takeCaret={() => caret.current} />
        </Suspense>
      ) : (
        plain
      )}
    </div>
  );
}

function PlainField({
  label,
  field,
  name,
  maxLength,
  onFocus,
  leaveCaret,
}: SuggestFieldProps & { onFocus: () => void; leaveCaret: (caret: Caret) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = input;
    return () => {
      if (current && current === document.activeElement) {
        leaveCaret([current.selectionStart, current.selectionEnd]);
      }
    };
  }, [leaveCaret]);
  return (
    <input
      ref={input}
      type="search"
      name={name}
      value={field.text}
      onChange={(event) => field.setText(event.target.value)}
      onFocus={onFocus}
      maxLength={maxLength}
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      className={INPUT}
    />
  );
}

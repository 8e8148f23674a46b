/** A field of the search box: a plain input at first, replaced by a combo box with suggestions once its code is loaded. */
import {
  lazy,
  Suspense,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { mayPreload } from "@/routes/preloading";
import { loadChunk } from "@/shared/chunks/loadChunk";
import { whenIdle } from "@/shared/chunks/whenIdle";
import type { SearchFieldProps } from "@/shared/forms/searchField";
import { classes } from "@/shared/ui/classes";
import { pasteOnOneLine } from "../pasteOnOneLine";
import { type Caret, INPUT } from "./searchFieldStyle";

const load = () => import("./SearchComboBox");
const SearchComboBox = lazy(() => loadChunk(load));

export function SearchField(props: SearchFieldProps) {
  const [suggests, setSuggests] = useState(false);
  const caret = useRef<Caret>(undefined);
  // The plain input stays until the code is loaded, or for good if loading fails.
  const fetch = useCallback(() => {
    load().then(
      () => startTransition(() => setSuggests(true)),
      () => {},
    );
  }, []);
  useEffect(() => {
    // With data saving on, the code is loaded on focus only.
    if (!mayPreload()) return;
    return whenIdle(fetch);
  }, [fetch]);
  // Read once when the fields are swapped: a new function would set the caret back at each keystroke.
  const readCaret = useCallback(() => caret.current, []);
  const storeCaret = useCallback((place: Caret) => {
    caret.current = place;
  }, []);
  const plain = <PlainField {...props} onFocus={fetch} storeCaret={storeCaret} />;
  return (
    <div className={classes("relative flex-1", props.className)}>
      <span className="pointer-events-none absolute inset-y-0 left-3 z-10 grid place-items-center text-text-muted">
        {props.icon}
      </span>
      {suggests ? (
        <Suspense fallback={plain}>
          <SearchComboBox {...props} readCaret={readCaret} />
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
  storeCaret,
}: SearchFieldProps & { onFocus: () => void; storeCaret: (caret: Caret) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const { current } = input;
    return () => {
      if (current && current === document.activeElement) {
        storeCaret([current.selectionStart, current.selectionEnd]);
      }
    };
  }, [storeCaret]);
  return (
    <input
      ref={input}
      type="search"
      name={name}
      value={field.text}
      onChange={(event) => field.setText(event.target.value)}
      onFocus={onFocus}
      onPaste={pasteOnOneLine}
      maxLength={maxLength}
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      placeholder={label}
      className={INPUT}
    />
  );
}

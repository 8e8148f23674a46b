/** A field that suggests while one types. Fetched when the page is at rest: React Aria's combo box is large. */
import { Clock, LocateFixed, Trash2 } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import {
  Collection,
  ComboBox,
  ComboBoxStateContext,
  Header,
  Input,
  type Key,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from "react-aria-components";
import { LISTBOX, OPTION, POPOVER } from "@/shared/ui/listStyle";
import type { SuggestionGroup } from "../suggestions";
import { useWhatSuggestions, useWhereSuggestions } from "../useSuggestions";
import { type Caret, INPUT, type SuggestFieldProps } from "./SuggestField";

/** In px; where there is less room than that, React Aria makes the list lower still. */
const HIGHEST = 384;

const ICONS: Record<string, ReactNode> = {
  recent: <Clock aria-hidden className="size-4 shrink-0 text-text-muted" />,
  here: <LocateFixed aria-hidden className="size-4 shrink-0 text-accent" />,
  clear: <Trash2 aria-hidden className="size-4 shrink-0 text-text-muted" />,
};

interface SuggestingProps extends SuggestFieldProps {
  readonly takeCaret: () => Caret;
}

export default function Suggesting({ kind, ...props }: SuggestingProps) {
  return kind === "what" ? <What {...props} /> : <Where {...props} />;
}

function What(props: Omit<SuggestingProps, "kind">) {
  return <Combo {...props} {...useWhatSuggestions(props.field, props.onSearch)} />;
}

function Where(props: Omit<SuggestingProps, "kind">) {
  return <Combo {...props} {...useWhereSuggestions(props.field, props.onSearch)} />;
}

interface ComboProps extends Omit<SuggestingProps, "kind" | "onSearch"> {
  readonly groups: readonly SuggestionGroup[];
  readonly onFocus: () => void;
  readonly onChoose: (id: string) => void;
}

function Combo({ label, field, name, maxLength, takeCaret, groups, onFocus, onChoose }: ComboProps) {
  const input = useRef<HTMLInputElement>(null);
  const isDismissed = useRef(false);
  const close = useRef(() => {});
  useLayoutEffect(() => {
    const caret = takeCaret();
    if (!caret || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(...caret);
  }, [takeCaret]);
  return (
    <ComboBox
      aria-label={label}
      items={groups}
      inputValue={field.text}
      onInputChange={(text) => {
        isDismissed.current = false;
        field.setText(text);
      }}
      selectedKey={null}
      onSelectionChange={(key: Key | null) => key !== null && onChoose(String(key))}
      onFocus={onFocus}
      allowsCustomValue
      menuTrigger="focus"
      className="w-full"
    >
      <OpensWhenThere isThere={groups.length > 0} isDismissed={isDismissed} close={close} />
      <Input
        ref={input}
        // Not of the type "search": Escape would empty it, and is wanted for closing the list.
        type="text"
        inputMode="search"
        name={name}
        maxLength={maxLength}
        enterKeyHint="search"
        placeholder={label}
        onKeyDownCapture={(event) => {
          if (event.key === "Escape") isDismissed.current = true;
          if (!isForSearching(event)) return;
          // What is suggested meanwhile would lie over what is found.
          isDismissed.current = true;
          close.current();
          searchOnEnter(event);
        }}
        className={INPUT}
      />
      <Popover
        offset={8}
        containerPadding={12}
        maxHeight={HIGHEST}
        className={`${POPOVER} w-(--trigger-width) min-w-72`}
      >
        <ListBox<SuggestionGroup> className={LISTBOX}>
          {({ id, title, items }) => (
            <ListBoxSection id={`group ${id}`} aria-label={title}>
              {title !== "" && <Header className="px-3 pt-2 pb-1 text-sm text-text-muted">{title}</Header>}
              <Collection items={items}>
                {(item) => (
                  <ListBoxItem id={item.id} textValue={item.text} className={`${OPTION} gap-3`}>
                    {ICONS[item.kind]}
                    <span className="min-w-0 flex-1">
                      <span className="line-clamp-2 break-words">{item.text}</span>
                      {item.hint !== undefined && (
                        <span className="line-clamp-2 text-sm text-text-muted">{item.hint}</span>
                      )}
                    </span>
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** Enter searches for what is written. React Aria would only close the list, as long as one is open. */
function searchOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget } = event;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.form?.requestSubmit();
}

function isForSearching({ currentTarget, key, nativeEvent }: KeyboardEvent<HTMLInputElement>): boolean {
  return key === "Enter" && !nativeEvent.isComposing && !currentTarget.getAttribute("aria-activedescendant");
}

interface OpensProps {
  readonly isThere: boolean;
  /** Whoever has closed the list wants to see none until they write on. */
  readonly isDismissed: RefObject<boolean>;
  /** Is given the way to close the list. */
  readonly close: RefObject<() => void>;
}

/** What is asked for comes a moment after the field got the focus, or after something was written. */
function OpensWhenThere({ isThere, isDismissed, close }: OpensProps) {
  const state = useContext(ComboBoxStateContext);
  const wasThere = useRef(isThere);
  useEffect(() => {
    close.current = () => state?.close();
  }, [state, close]);
  useEffect(() => {
    if (isThere && !wasThere.current && state?.isFocused && !isDismissed.current) state.open(null, "focus");
    wasThere.current = isThere;
  }, [isThere, state, isDismissed]);
  return null;
}

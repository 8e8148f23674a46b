/** The search field with suggestions. Loaded when the browser is idle, because React Aria's combo box is large. */

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
import { useTranslations } from "use-intl";
import { POPOVER_OFFSET, POPOVER_PADDING } from "@/shared/constants";
import type { SearchFieldProps } from "@/shared/forms/searchField";
import { LISTBOX, OPTION, POPOVER } from "@/shared/ui/listBoxStyles";
import { pasteOnOneLine } from "../pasteOnOneLine";
import type { SuggestionGroup } from "../suggestions";
import {
  useAreaSuggestions,
  useOccupationSuggestions,
  useWhatSuggestions,
  useWhereSuggestions,
} from "../useSuggestions";
import { matchedParts } from "../wordMatches";
import { type Caret, INPUT } from "./searchFieldStyle";

/** In px; React Aria reduces it where there is less room. */
const MAX_HEIGHT = 384;

const ICONS: Record<string, ReactNode> = {
  recent: <Clock aria-hidden className="size-4 shrink-0 text-text-muted" />,
  here: <LocateFixed aria-hidden className="size-4 shrink-0 text-accent" />,
  clear: <Trash2 aria-hidden className="size-4 shrink-0 text-text-muted" />,
};

interface SearchComboBoxProps extends SearchFieldProps {
  readonly readCaret: () => Caret;
}

export default function SearchComboBox({ kind, ...props }: SearchComboBoxProps) {
  const Field = FIELDS[kind];
  return <Field {...props} />;
}

type FieldProps = Omit<SearchComboBoxProps, "kind">;

const FIELDS = {
  what: ({ onSearch = ignore, ...props }: FieldProps) => (
    <Combo {...props} {...useWhatSuggestions(props.field, onSearch)} />
  ),
  where: ({ onSearch = ignore, ...props }: FieldProps) => (
    <Combo {...props} {...useWhereSuggestions(props.field, onSearch)} />
  ),
  occupation: (props: FieldProps) => <Combo {...props} {...useOccupationSuggestions(props.field)} />,
  area: (props: FieldProps) => <Combo {...props} {...useAreaSuggestions(props.field)} />,
};

const ignore = () => {};

interface ComboProps extends Omit<SearchComboBoxProps, "kind" | "onSearch"> {
  readonly groups: readonly SuggestionGroup[];
  readonly onFocus: () => void;
  readonly onChoose: (id: string) => void;
}

function Combo({ label, field, name, maxLength, readCaret, groups, onFocus, onChoose }: ComboProps) {
  const t = useTranslations("search.suggest");
  const input = useRef<HTMLInputElement>(null);
  const isDismissed = useRef(false);
  const close = useRef(() => {});
  useLayoutEffect(() => {
    const caret = readCaret();
    if (!caret || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(...caret);
  }, [readCaret]);
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
      <OpenOnSuggestions hasSuggestions={groups.length > 0} isDismissed={isDismissed} close={close} />
      <Input
        ref={input}
        // Not type "search": Escape would clear it instead of closing the list.
        type="text"
        inputMode="search"
        name={name}
        maxLength={maxLength}
        enterKeyHint="search"
        placeholder={label}
        onPaste={pasteOnOneLine}
        onKeyDownCapture={(event) => {
          if (event.key === "Escape") isDismissed.current = true;
          if (!isSearchKey(event)) return;
          // Suggestions that arrive later would cover the results.
          isDismissed.current = true;
          close.current();
          searchOnEnter(event);
        }}
        className={INPUT}
      />
      <Popover
        offset={POPOVER_OFFSET}
        containerPadding={POPOVER_PADDING}
        maxHeight={MAX_HEIGHT}
        className={`${POPOVER} w-(--trigger-width) min-w-72`}
      >
        <ListBox<SuggestionGroup> aria-label={t("list")} className={LISTBOX}>
          {({ id, title, items }) => (
            <ListBoxSection id={`group ${id}`} aria-label={title}>
              {title !== "" && <Header className="px-3 pt-2 pb-1 text-sm text-text-muted">{title}</Header>}
              <Collection items={items}>
                {(item) => (
                  <ListBoxItem id={item.id} textValue={item.text} className={`${OPTION} gap-3`}>
                    {ICONS[item.kind]}
                    <span className="min-w-0 flex-1">
                      <span className="line-clamp-2 break-words">
                        <Matched text={item.text} typed={field.text} />
                      </span>
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

/** A suggestion with what was typed in bold. */
function Matched({ text, typed }: { text: string; typed: string }) {
  return matchedParts(text, typed).map((part, at) =>
    part.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
      <b key={at}>{part.text}</b>
    ) : (
      part.text
    ),
  );
}

/** Enter submits the form. React Aria would only close the list. */
function searchOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget } = event;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.form?.requestSubmit();
}

function isSearchKey({ currentTarget, key, nativeEvent }: KeyboardEvent<HTMLInputElement>): boolean {
  return key === "Enter" && !nativeEvent.isComposing && !currentTarget.getAttribute("aria-activedescendant");
}

interface OpenOnSuggestionsProps {
  readonly hasSuggestions: boolean;
  /** Set when the user has closed the list: it stays closed until they type. */
  readonly isDismissed: RefObject<boolean>;
  /** Receives the function that closes the list. */
  readonly close: RefObject<() => void>;
}

/** Suggestions arrive after the focus or the keystroke, so the list is opened then. */
function OpenOnSuggestions({ hasSuggestions, isDismissed, close }: OpenOnSuggestionsProps) {
  const state = useContext(ComboBoxStateContext);
  const hadSuggestions = useRef(hasSuggestions);
  useEffect(() => {
    close.current = () => state?.close();
  }, [state, close]);
  useEffect(() => {
    if (hasSuggestions && !hadSuggestions.current && state?.isFocused && !isDismissed.current)
      state.open(null, "focus");
    hadSuggestions.current = hasSuggestions;
  }, [hasSuggestions, state, isDismissed]);
  return null;
}

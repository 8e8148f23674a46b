/** Combo box. Use `LazyComboBox`: its code is large, and few pages need it. */

import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useContext, useEffect, useRef } from "react";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from "react-aria-components";
import { useTranslations } from "use-intl";
import { POPOVER_OFFSET, POPOVER_PADDING } from "@/shared/constants";
import { FieldLabel, FieldNotes, type FieldTexts } from "./FieldParts";
import { CONTROL, FIELD } from "./fieldStyles";
import { LISTBOX, OPTION, POPOVER } from "./listBoxStyles";
import type { Option } from "./Select";

export interface ComboBoxProps
  extends Omit<
      AriaComboBoxProps<Option>,
      "children" | "className" | "isInvalid" | "style" | "items" | "defaultItems"
    >,
    FieldTexts {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  /** The options are filtered by the server already. */
  readonly foundByServer?: boolean;
  /** Any text will do: options are suggestions, and there is nothing to say where there are none. */
  readonly isFreeText?: boolean;
  readonly onInputKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

export default function ComboBox({
  label,
  description,
  error,
  optional,
  options,
  placeholder,
  foundByServer = false,
  isFreeText = false,
  onInputKeyDown,
  ...comboBox
}: ComboBoxProps) {
  const t = useTranslations("ui");
  return (
    <AriaComboBox
      {...comboBox}
      {...(foundByServer ? { items: options } : { defaultItems: options })}
      allowsEmptyCollection={!isFreeText}
      allowsCustomValue={isFreeText || comboBox.allowsCustomValue === true}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={FIELD}
    >
      <FieldLabel label={label} optional={optional} />
      {isFreeText && <OpenWhenFound count={options.length} />}
      <div className="relative">
        <Input
          className={isFreeText ? CONTROL : `${CONTROL} pr-12`}
          placeholder={placeholder}
          onKeyDownCapture={onInputKeyDown}
        />
        {!isFreeText && (
          <Button
            aria-label={t("showOptions")}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-text-muted"
          >
            <ChevronDown aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      <FieldNotes description={description} error={error} />
      <Popover offset={POPOVER_OFFSET} containerPadding={POPOVER_PADDING} className={POPOVER}>
        <ListBox<Option>
          className={LISTBOX}
          renderEmptyState={() => <p className="p-3 text-text-muted">{t("noOptions")}</p>}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.name} className={OPTION}>
              {option.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

/** Suggestions arrive after the keystroke, so the list is opened then. */
function OpenWhenFound({ count }: { count: number }) {
  const state = useContext(ComboBoxStateContext);
  const before = useRef(count);
  useEffect(() => {
    if (before.current === 0 && count > 0 && state?.isFocused) state.open(null, "input");
    before.current = count;
  }, [count, state]);
  return null;
}

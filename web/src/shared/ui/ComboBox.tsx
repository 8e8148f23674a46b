/** Combo box. Use `LazyComboBox`: its code is large, and few pages need it. */

import { ChevronDown } from "lucide-react";
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
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
}

export default function ComboBox({
  label,
  description,
  error,
  optional,
  options,
  placeholder,
  foundByServer = false,
  ...comboBox
}: ComboBoxProps) {
  const t = useTranslations("ui");
  return (
    <AriaComboBox
      {...comboBox}
      {...(foundByServer ? { items: options } : { defaultItems: options })}
      allowsEmptyCollection
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={FIELD}
    >
      <FieldLabel label={label} optional={optional} />
      <div className="relative">
        <Input className={`${CONTROL} pr-12`} placeholder={placeholder} />
        <Button
          aria-label={t("showOptions")}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center text-text-muted"
        >
          <ChevronDown aria-hidden className="size-5" />
        </Button>
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

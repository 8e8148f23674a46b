/** Select that opens from a button. */

import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components";
import { useTranslations } from "use-intl";
import { POPOVER_OFFSET, POPOVER_PADDING } from "@/shared/constants";
import { FieldLabel, FieldNotes, type FieldTexts } from "./FieldParts";
import { CONTROL, FIELD } from "./fieldStyles";
import { LISTBOX, OPTION, POPOVER } from "./listBoxStyles";

export interface Option {
  readonly id: string;
  readonly name: string;
}

export interface SelectProps
  extends Omit<AriaSelectProps<Option>, "children" | "className" | "isInvalid" | "style" | "placeholder">,
    FieldTexts {
  readonly ref?: Ref<HTMLDivElement>;
  readonly options: readonly Option[];
}

export function Select({ label, description, error, optional, options, ...select }: SelectProps) {
  const t = useTranslations("ui");
  return (
    <AriaSelect
      {...select}
      placeholder={t("choose")}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={`${FIELD} group/field`}
    >
      <FieldLabel label={label} optional={optional} />
      <Button
        className={`${CONTROL} group flex items-center justify-between gap-3 text-left group-data-[invalid]/field:border-danger`}
      >
        <SelectValue className="truncate data-[placeholder]:text-text-muted" />
        <ChevronDown aria-hidden className="size-5 shrink-0 text-text-muted" />
      </Button>
      <FieldNotes description={description} error={error} />
      <Popover offset={POPOVER_OFFSET} containerPadding={POPOVER_PADDING} className={POPOVER}>
        <ListBox
          items={options}
          className={LISTBOX}
          renderEmptyState={() => <p className="p-3">{t("noOptions")}</p>}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.name} className={OPTION}>
              {option.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

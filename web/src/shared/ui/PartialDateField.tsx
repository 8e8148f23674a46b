/** A date of which the year may do: a button that opens a picker of years, months and days. */
import { Calendar } from "lucide-react";
import { type ReactNode, type Ref, useId, useState } from "react";
import {
  Button,
  Dialog,
  DialogTrigger,
  FieldErrorContext,
  LabelContext,
  Popover,
  Provider,
  TextContext,
} from "react-aria-components";
import { useTranslations } from "use-intl";
import { POPOVER_OFFSET, POPOVER_PADDING } from "@/shared/constants";
import { useFormats } from "@/shared/i18n/useFormats";
import { DatePicker, type DatePickerProps } from "./DatePicker";
import { FieldLabel, FieldNotes, type FieldTexts } from "./FieldParts";
import { CONTROL, FIELD } from "./fieldStyles";
import { POPOVER } from "./listBoxStyles";

export interface PartialDateFieldProps extends FieldTexts, Omit<DatePickerProps, "onDone"> {
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLButtonElement>;
}

export function PartialDateField(props: PartialDateFieldProps) {
  const { label, description, error, optional, value, onChange, onBlur, placeholder, inputRef } = props;
  const t = useTranslations("ui");
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const setOpenOrLeave = (open: boolean) => {
    setOpen(open);
    if (!open) onBlur?.();
  };
  return (
    <div className={FIELD}>
      <FieldTextProvider id={id} error={error}>
        <FieldLabel label={label} optional={optional} />
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpenOrLeave}>
          <Button
            id={`${id}-value`}
            ref={inputRef}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={error ? `${id}-error` : description ? `${id}-description` : undefined}
            data-invalid={error ? true : undefined}
            className={`${CONTROL} flex items-center justify-between gap-3 text-left`}
          >
            <span className={value === "" ? "truncate text-text-muted" : "truncate"}>
              {value === "" ? (placeholder ?? t("choose")) : formats.partialDate(value)}
            </span>
            <Calendar aria-hidden className="size-5 shrink-0 text-text-muted" />
          </Button>
          <Popover
            offset={POPOVER_OFFSET}
            containerPadding={POPOVER_PADDING}
            placement="bottom start"
            className={`${POPOVER} w-80 max-w-[calc(100vw-24px)]`}
          >
            <Dialog aria-label={label} className="outline-none">
              <DatePicker {...props} onChange={onChange} onDone={() => setOpenOrLeave(false)} />
            </Dialog>
          </Popover>
        </DialogTrigger>
        <FieldNotes description={description} error={error} />
      </FieldTextProvider>
    </div>
  );
}

/** Gives label, description and error their ids, as React Aria's own fields do. */
function FieldTextProvider({ id, error, children }: { id: string; error?: string; children: ReactNode }) {
  return (
    <Provider
      values={[
        [LabelContext, { id: `${id}-label`, elementType: "span" }],
        [
          TextContext,
          {
            slots: {
              description: { id: `${id}-description` },
              errorMessage: { id: `${id}-error` },
            },
          },
        ],
        [
          FieldErrorContext,
          {
            isInvalid: error !== undefined,
            validationErrors: error === undefined ? [] : [error],
            validationDetails: {} as ValidityState,
          },
        ],
      ]}
    >
      {children}
    </Provider>
  );
}

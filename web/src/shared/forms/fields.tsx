/** The design system's fields, connected to react-hook-form by name. */
import type { ReactNode } from "react";
import { Checkbox } from "../ui/Checkbox";
import { PartialDateField, type PartialDateFieldProps } from "../ui/PartialDateField";
import { PasswordField, type PasswordFieldProps } from "../ui/PasswordField";
import { RadioGroup, type RadioGroupProps } from "../ui/RadioGroup";
import { Select, type SelectProps } from "../ui/Select";
import { TextArea, type TextAreaProps } from "../ui/TextArea";
import { TextField, type TextFieldProps } from "../ui/TextField";
import { useField } from "./useField";

/** Props that the form provides. */
type FieldProps<Props> = Omit<Props, "name" | "value" | "defaultValue" | "onChange" | "onBlur" | "error"> & {
  readonly name: string;
};

export function FormTextField({ name, ...props }: FieldProps<TextFieldProps>) {
  const { field, error } = useField(name, props.label);
  const { ref, value, ...rest } = field;
  return <TextField {...props} {...rest} value={value ?? ""} error={error} inputRef={ref} />;
}

export function FormTextArea({ name, ...props }: FieldProps<TextAreaProps>) {
  const { field, error } = useField(name, props.label);
  const { ref, value, ...rest } = field;
  return <TextArea {...props} {...rest} value={value ?? ""} error={error} inputRef={ref} />;
}

const PASSWORD_CODES = { TOO_SHORT: "PASSWORD_TOO_SHORT", TOO_LONG: "PASSWORD_TOO_LONG" };

export function FormPasswordField({ name, ...props }: FieldProps<PasswordFieldProps>) {
  const { field, error } = useField(name, props.label, PASSWORD_CODES);
  const { ref, value, ...rest } = field;
  return <PasswordField {...props} {...rest} value={value ?? ""} error={error} inputRef={ref} />;
}

interface FormCheckboxProps {
  readonly name: string;
  /** Short name for the error summary; the visible label may be longer and contain links. */
  readonly label: string;
  readonly children: ReactNode;
}

export function FormCheckbox({ name, label, children }: FormCheckboxProps) {
  const { field, error } = useField(name, label);
  return (
    <Checkbox
      name={name}
      isSelected={field.value === true}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
    >
      {children}
    </Checkbox>
  );
}

export function FormRadioGroup({ name, ...props }: FieldProps<RadioGroupProps>) {
  const { field, error } = useField(name, props.label);
  return (
    <RadioGroup
      {...props}
      name={name}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={(element) => field.ref({ focus: () => element?.querySelector("input")?.focus() })}
      error={error}
    />
  );
}

export function FormSelect({ name, ...props }: FieldProps<SelectProps>) {
  const { field, error } = useField(name, props.label);
  return (
    <Select
      {...props}
      name={name}
      value={field.value ?? null}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={(element) => field.ref({ focus: () => element?.querySelector("button")?.focus() })}
      error={error}
    />
  );
}

export function FormDateField({ name, ...props }: FieldProps<PartialDateFieldProps>) {
  const { field, error } = useField(name, props.label);
  return (
    <PartialDateField
      {...props}
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
    />
  );
}

/** Password field with a button that shows it. Autofill and pasting are allowed. */
import { Eye, EyeOff } from "lucide-react";
import { type Ref, useState } from "react";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from "react-aria-components";
import { useTranslations } from "use-intl";
import { FieldLabel, FieldNotes, type FieldTexts } from "./FieldParts";
import { CONTROL, FIELD } from "./fieldStyles";
import { IconButton } from "./IconButton";

export interface PasswordFieldProps
  extends Omit<
      AriaTextFieldProps,
      "children" | "className" | "isInvalid" | "style" | "type" | "autoComplete"
    >,
    FieldTexts {
  readonly autoComplete: "current-password" | "new-password";
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function PasswordField({ label, description, error, inputRef, ...field }: PasswordFieldProps) {
  const t = useTranslations("ui");
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <AriaTextField
      {...field}
      type={isShown ? "text" : "password"}
      autoCorrect="off"
      spellCheck="false"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={FIELD}
    >
      <FieldLabel label={label} />
      <div className="relative">
        <Input className={`${CONTROL} pr-12`} autoCapitalize="none" ref={inputRef} />
        <IconButton
          label={t(isShown ? "hidePassword" : "showPassword")}
          onPress={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0.5 my-auto"
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
      </div>
      <FieldNotes description={description} error={error} />
    </AriaTextField>
  );
}

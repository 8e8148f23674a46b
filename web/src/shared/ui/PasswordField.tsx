/** A password, hidden until one asks to see it. Password managers may fill it, and it may be pasted. */
import { Eye, EyeOff } from "lucide-react";
import { type Ref, useState } from "react";
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from "react-aria-components";
import { useTranslations } from "use-intl";
import { FieldLabel, FieldNotes, type FieldWords } from "./FieldParts";
import { CONTROL, FIELD } from "./fieldStyle";
import { IconButton } from "./IconButton";

export interface PasswordFieldProps
  extends Omit<
      AriaTextFieldProps,
      "children" | "className" | "isInvalid" | "style" | "type" | "autoComplete"
    >,
    FieldWords {
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

/** Optional profile fields, loaded when opened. Inside a form. */
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useListEducationLevelsQuery } from "@/shared/api/generated";
import { FormSelect, FormTextField } from "@/shared/forms/fields";

export function OptionalProfileFields() {
  const t = useTranslations("auth.register");
  const [isOpen, setOpen] = useState(false);
  const { data } = useListEducationLevelsQuery({}, { skip: !isOpen });
  const levels = data?.items.map(({ id, name }) => ({ id: String(id), name })) ?? [];
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link inline-flex min-h-11 list-none items-center gap-2 text-sm">
        {t("more")}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && (
        <div className="flex flex-col gap-4 pt-2">
          <FormTextField name="address" label={t("address")} autoComplete="address-line1" optional />
          <FormSelect name="educationLevel" label={t("education")} options={levels} optional />
        </div>
      )}
    </details>
  );
}

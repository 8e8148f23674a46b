/** Adds or changes an item. Closing it with unsaved text asks first. */
import { useEffect } from "react";
import type { Path } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl";
import type { Problem } from "@/shared/api/problem";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { LazyDialog } from "@/shared/ui/LazyDialog";
import { useCloseOnBack } from "@/shared/ui/useCloseOnBack";
import { useConfirm } from "@/shared/ui/useConfirm";
import type { SectionItem } from "../content";
import { documentLabels } from "../document/labels";
import { SECTION_FORMS } from "../items/fields";
import { fieldNames, type ItemValues, itemOf, itemSchema, valuesOf } from "../items/itemForm";
import type { SectionId } from "../sections";
import { ItemFields } from "./ItemFields";

interface ItemDialogProps {
  readonly section: SectionId;
  /** Undefined for a new one. */
  readonly item: SectionItem | undefined;
  /** The problem with which the API refused the item. */
  readonly problem?: Problem | undefined;
  /** The language of the CV: what is typed is in it. */
  readonly language: string;
  readonly onSave: (item: SectionItem) => void;
  readonly onClose: () => void;
}

export function ItemDialog({ section, item, problem, language, onSave, onClose }: ItemDialogProps) {
  const t = useTranslations("cv.items");
  const title = documentLabels(useLocale()).sections[section];
  const { confirm, dialog } = useConfirm();
  const form = useSiteForm<ItemValues>(itemSchema(section), valuesOf(item ?? SECTION_FORMS[section].empty));
  const { isDirty } = form.formState;
  const close = async () => {
    const question = {
      title: t("leaveTitle"),
      text: t("leaveText"),
      confirmLabel: t("leave"),
      cancelLabel: t("stay"),
      danger: true,
    };
    if (!isDirty || (await confirm(question))) onClose();
  };
  useCloseOnBack(() => void close());
  useEffect(() => {
    const names = fieldNames(section);
    for (const { field, code } of problem?.errors ?? []) {
      const name = names[field] as Path<ItemValues> | undefined;
      if (name) form.setError(name, { type: "server", message: code });
    }
  }, [form, section, problem]);
  return (
    <>
      <LazyDialog
        isOpen
        shape="sheet"
        title={t(item ? "editTitle" : "addTitle", { section: title })}
        onClose={() => void close()}
      >
        <SiteForm
          form={form}
          isShort
          onSubmit={async (values) => onSave(itemOf(section, values))}
          className="flex flex-col gap-5"
        >
          <ItemFields section={section} language={language} />
          <SubmitButton className="self-end max-md:w-full">{t("submit")}</SubmitButton>
        </SiteForm>
      </LazyDialog>
      {dialog}
    </>
  );
}

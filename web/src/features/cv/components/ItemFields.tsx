/** The fields of an item, by section. */
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useListEducationLevelsQuery, useListLanguagesQuery } from "@/shared/api/generated";
import { FormDateField, FormSelect, FormTextArea, FormTextField } from "@/shared/forms/fields";
import { CatalogueField } from "../fields/CatalogueField";
import { SkillField } from "../fields/SkillField";
import { SuggestField } from "../fields/SuggestField";
import { type FieldName, SECTION_FORMS } from "../items/fields";
import { NOT_STATED } from "../items/itemForm";
import type { SectionId } from "../sections";

const SKILL_LEVELS = ["basic", "advanced", "professional"] as const;
const LANGUAGE_LEVELS = ["native", "C2", "C1", "B2", "B1", "A2", "A1"] as const;

interface ItemFieldsProps {
  readonly section: SectionId;
  readonly language: string;
}

export function ItemFields({ section, language }: ItemFieldsProps) {
  const { fields } = SECTION_FORMS[section];
  return (
    <div lang={language} className="grid gap-5 md:grid-cols-2">
      {fields.map((name) => (
        <div key={name} className={WIDE.includes(name) ? "min-w-0 md:col-span-2" : "min-w-0"}>
          <Field name={name} section={section} />
        </div>
      ))}
    </div>
  );
}

const WIDE: readonly FieldName[] = ["position", "institution", "period", "name", "description", "website"];

function Field({ name, section }: { name: FieldName; section: SectionId }): ReactNode {
  const t = useTranslations("cv");
  const isCourse = section === "additional-education";
  switch (name) {
    case "position":
      return (
        <SuggestField name="position" kind="position" label={t("fields.position")} codeName="positionCode" />
      );
    case "employer":
      return (
        <FormTextField
          name="employer"
          label={t(section === "volunteering" ? "fields.organization" : "fields.employer")}
          optional
        />
      );
    case "institution":
      return (
        <FormTextField name="institution" label={t(isCourse ? "fields.provider" : "fields.institution")} />
      );
    case "orientation":
      return (
        <FormTextField
          name="orientation"
          label={t(isCourse ? "fields.course" : "fields.orientation")}
          optional
        />
      );
    case "level":
      return <EducationLevel />;
    case "place":
      return <SuggestField name="place" kind="place" label={t("fields.place")} optional />;
    case "period":
      return <PeriodFields />;
    case "year":
      return <FormDateField name="year" label={t("fields.year")} precision="year" optional />;
    case "name":
      return section === "digital-skills" || section === "other-skills" ? (
        <SkillField name="name" label={t("fields.skill")} isDigital={section === "digital-skills"} />
      ) : (
        <FormTextField name="name" label={t("fields.name")} />
      );
    case "skillLevel":
      return (
        <FormSelect
          name="skillLevel"
          label={t("fields.skillLevel")}
          options={SKILL_LEVELS.map((id) => ({ id, name: t(`skillLevels.${id}`) }))}
        />
      );
    case "language":
      return <LanguageField />;
    case "languageLevel":
      return (
        <FormSelect
          name="languageLevel"
          label={t("fields.languageLevel")}
          options={LANGUAGE_LEVELS.map((id) => ({ id, name: t(`languageLevels.${id}`) }))}
        />
      );
    case "description":
      return <Description section={section} />;
    case "website":
      return <FormTextField name="website" label={t("fields.website")} inputMode="url" optional />;
  }
}

function PeriodFields() {
  const t = useTranslations("cv.fields");
  const [start, end]: string[] = useWatch({ name: ["start", "end"] });
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FormDateField name="start" label={t("start")} precision="day" max={end} optional />
      <FormDateField
        name="end"
        label={t("end")}
        precision="day"
        min={start}
        placeholder={t("endPlaceholder")}
        description={t("endHint")}
        optional
      />
    </div>
  );
}

function Description({ section }: { section: SectionId }) {
  const t = useTranslations("cv.fields");
  const isComment = SECTION_FORMS[section].longestDescription < 1_000;
  return isComment ? (
    <FormTextArea name="description" label={t("comment")} rows={2} optional />
  ) : (
    <FormTextArea
      name="description"
      label={t("description")}
      description={t("descriptionHint")}
      rows={5}
      optional
    />
  );
}

function EducationLevel() {
  const t = useTranslations("cv.fields");
  const { data } = useListEducationLevelsQuery({});
  const levels = [
    { id: NOT_STATED, name: t("notStated") },
    ...(data?.items ?? []).map(({ id, name }) => ({ id: String(id), name })),
  ];
  return <FormSelect name="level" label={t("level")} options={levels} optional />;
}

function LanguageField() {
  const t = useTranslations("cv.fields");
  const { data } = useListLanguagesQuery({});
  return <CatalogueField name="language" label={t("language")} options={data?.items ?? []} />;
}

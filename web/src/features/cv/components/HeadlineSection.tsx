/** Head of the CV: title and summary; keywords, level of education and driving licence. Saves itself. */
import { useState } from "react";
import { Controller, FormProvider } from "react-hook-form";
import { useTranslations } from "use-intl";
import { useListEducationLevelsQuery } from "@/shared/api/generated";
import { FormSelect, FormTextArea, FormTextField } from "@/shared/forms/fields";
import { Button } from "@/shared/ui/Button";
import { headlineOf, headlineSchema, headlineValues, MOST_KEYWORDS, NOT_STATED } from "../editing/partForms";
import { refusedFields } from "../editing/refusedFields";
import { useAutosave } from "../editing/useAutosave";
import type { CvEditor } from "../editing/useCvEditor";
import { ChoiceChips } from "../fields/ChoiceChips";
import { KeywordsField } from "../fields/KeywordsField";
import { Section } from "./Section";

const LICENCES = "AM A1 A2 A B1 B BE C1 C1E C CE D1 D1E D DE F G H".split(" ");

export function HeadlineSection({ editor }: { editor: CvEditor }) {
  const t = useTranslations("cv.headline");
  const words = useTranslations("cv.fields");
  const { headline, language } = editor.draft.content;
  const hasDetails =
    headline.keywords.length > 0 || headline.educationLevel !== null || headline.drivingLicences.length > 0;
  const [isMoreShown, setMoreShown] = useState(hasDetails);
  const form = useAutosave({
    schema: headlineSchema,
    part: headline,
    toValues: headlineValues,
    toPart: headlineOf,
    save: (changed) => editor.add({ kind: "headline", headline: changed }),
    onTyping: (flush) => editor.setTyping("headline", flush),
    refused: refusedFields(editor.refusal, "headline"),
  });
  return (
    <Section id="headline" title={t("title")}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-5">
          <div lang={language} className="contents">
            <FormTextField name="title" label={words("title")} description={words("titleHint")} />
            <FormTextArea
              name="summary"
              label={words("summary")}
              description={words("summaryHint")}
              rows={4}
            />
          </div>
          {isMoreShown ? (
            <Details />
          ) : (
            <Button variant="quiet" onPress={() => setMoreShown(true)} className="self-start text-left">
              {t("details")}
            </Button>
          )}
        </form>
      </FormProvider>
    </Section>
  );
}

function Details() {
  const words = useTranslations("cv.fields");
  const { data } = useListEducationLevelsQuery({});
  const levels = [
    { id: NOT_STATED, name: words("notStated") },
    ...(data?.items ?? []).map(({ id, name }) => ({ id: String(id), name })),
  ];
  return (
    <>
      <KeywordsField
        name="keywords"
        label={words("keywords")}
        description={words("keywordsHint")}
        most={MOST_KEYWORDS}
      />
      <FormSelect name="educationLevel" label={words("educationLevel")} options={levels} optional />
      <Controller
        name="drivingLicences"
        render={({ field }) => (
          <ChoiceChips
            label={words("drivingLicences")}
            options={LICENCES.map((id) => ({ id, name: id }))}
            chosen={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </>
  );
}

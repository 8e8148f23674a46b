/** Job that the person looks for: for employers who search the CV database. Saves itself. */
import { FormProvider, useController } from "react-hook-form";
import { useTranslations } from "use-intl";
import { FormTextField } from "@/shared/forms/fields";
import type { Employment, WantedPlace } from "../content";
import { usePositionNames } from "../document/usePositionNames";
import { idealJobOf, idealJobSchema, idealJobValues, MOST_WISHES } from "../editing/partForms";
import { refusedFields } from "../editing/refusedFields";
import { useAutosave } from "../editing/useAutosave";
import type { CvEditor } from "../editing/useCvEditor";
import { AddField } from "../fields/AddField";
import { ChoiceChips } from "../fields/ChoiceChips";
import { Section } from "./Section";

const EMPLOYMENTS: readonly Employment[] = ["permanent", "fixed-term", "seasonal", "student", "internship"];

export function IdealJobSection({ editor }: { editor: CvEditor }) {
  const t = useTranslations("cv.idealJob");
  const words = useTranslations("cv.fields");
  const form = useAutosave({
    schema: idealJobSchema,
    part: editor.draft.content.idealJob,
    toValues: idealJobValues,
    toPart: idealJobOf,
    save: (idealJob) => editor.add({ kind: "ideal-job", idealJob }),
    onTyping: (flush) => editor.setTyping("ideal-job", flush),
    refused: refusedFields(editor.refusal, "ideal-job"),
  });
  return (
    <Section id="ideal-job" title={t("title")} lead={t("lead")}>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => event.preventDefault()} className="flex flex-col gap-5">
          <Positions />
          <Places />
          <Employments />
          <FormTextField
            name="salary"
            label={words("salary")}
            description={t("net")}
            inputMode="decimal"
            optional
          />
        </form>
      </FormProvider>
    </Section>
  );
}

function Positions() {
  const words = useTranslations("cv.fields");
  const { field } = useController({ name: "positions" });
  const codes: string[] = field.value;
  const nameOf = usePositionNames(codes);
  return (
    <AddField
      kind="position"
      label={words("positions")}
      description={words("positionsHint")}
      chosen={codes.map((id) => ({ id, name: nameOf(id) }))}
      most={MOST_WISHES}
      onAdd={({ id }) => field.onChange([...codes, id])}
      onRemove={(removed) => field.onChange(codes.filter((code) => code !== removed))}
    />
  );
}

function Places() {
  const words = useTranslations("cv.fields");
  const { field } = useController({ name: "places" });
  const places: WantedPlace[] = field.value;
  const idOf = (place: WantedPlace) => String(place.geonameid ?? place.name);
  return (
    <AddField
      kind="place"
      label={words("places")}
      description={words("placesHint")}
      chosen={places.map((place) => ({ id: idOf(place), name: place.name }))}
      most={MOST_WISHES}
      onAdd={({ id, name }) => field.onChange([...places, { name, geonameid: Number(id) }])}
      onRemove={(removed) => field.onChange(places.filter((place) => idOf(place) !== removed))}
    />
  );
}

function Employments() {
  const t = useTranslations("cv");
  const { field } = useController({ name: "employments" });
  return (
    <ChoiceChips
      label={t("fields.employments")}
      options={EMPLOYMENTS.map((id) => ({ id, name: t(`employment.${id}`) }))}
      chosen={field.value}
      onChange={field.onChange}
    />
  );
}

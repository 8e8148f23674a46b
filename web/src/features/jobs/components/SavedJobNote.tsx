/** Below a saved job's card: what has changed since it was saved, and the person's own note. */
import { Pencil } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import * as z from "zod/mini";
import type { SavedJob } from "@/shared/api/generated";
import { optionalText } from "@/shared/forms/fieldSchemas";
import { FormTextArea } from "@/shared/forms/fields";
import { SiteForm } from "@/shared/forms/SiteForm";
import { SubmitButton } from "@/shared/forms/SubmitButton";
import { useSiteForm } from "@/shared/forms/useSiteForm";
import { useFormats } from "@/shared/i18n/useFormats";
import { Button } from "@/shared/ui/Button";
import { savedJobsApi } from "../savedJobsApi";
import { useFieldNames } from "./useFieldNames";

const LONGEST_NOTE = 1000;
const SCHEMA = z.object({ note: optionalText(LONGEST_NOTE) });

export function SavedJobNote({ saved }: { saved: SavedJob }) {
  const [isEditing, setIsEditing] = useState(false);
  return (
    // Above the link that covers the card.
    <div className="relative z-10 mt-2 flex flex-col gap-2 text-sm">
      <Changes saved={saved} />
      {isEditing ? (
        <NoteForm saved={saved} onDone={() => setIsEditing(false)} />
      ) : (
        <Note saved={saved} onEdit={() => setIsEditing(true)} />
      )}
    </div>
  );
}

function Changes({ saved: { changes } }: { saved: SavedJob }) {
  const t = useTranslations("jobs");
  const formats = useFormats();
  const fieldNames = useFieldNames();
  const last = changes.at(-1);
  if (!last) return null;
  const fields = fieldNames(changes.flatMap((change) => change.fields));
  const what = fields.length > 0 ? fields.join(", ") : t(`page.changes.${last.kind}`);
  return <p className="text-text">{t("savedPage.changed", { what, date: formats.longDate(last.at) })}</p>;
}

function Note({ saved: { job, note }, onEdit }: { saved: SavedJob; onEdit: () => void }) {
  const t = useTranslations("jobs.savedPage");
  return (
    <>
      {note && (
        <p className="whitespace-pre-line break-words rounded-control bg-surface-sunken px-3 py-2 text-text">
          {note}
        </p>
      )}
      <Button
        variant="quiet"
        className="-ml-4 self-start"
        onPress={onEdit}
        aria-label={t(note ? "editNoteOf" : "addNoteTo", { title: job.title })}
      >
        <Pencil aria-hidden className="size-4" />
        {t(note ? "editNote" : "addNote")}
      </Button>
    </>
  );
}

function NoteForm({ saved: { job, note }, onDone }: { saved: SavedJob; onDone: () => void }) {
  const t = useTranslations("jobs.savedPage");
  const form = useSiteForm(SCHEMA, { note });
  const [setNote] = savedJobsApi.useSetNoteMutation();
  return (
    <SiteForm
      form={form}
      isShort
      className="flex flex-col gap-2"
      onSubmit={async (values) => {
        await setNote({ jobId: job.id, savedJobNote: values }).unwrap();
        onDone();
      }}
    >
      <FormTextArea name="note" label={t("note")} description={t("noteHintText")} rows={2} autoFocus />
      <div className="flex gap-2">
        <SubmitButton>{t("saveNote")}</SubmitButton>
        <Button variant="quiet" onPress={onDone}>
          {t("cancel")}
        </Button>
      </div>
    </SiteForm>
  );
}

/** Saves the draft while typing and restores it when the form is opened again in the same tab. */

import { type RefObject, useEffect, useRef, useState } from "react";
import { NO_CONSENT, useConsentVersions } from "@/shared/consent/consent";
import { INPUT_DEBOUNCE } from "@/shared/constants";
import type { SiteFormState } from "@/shared/forms/useSiteForm";
import { savedUploads } from "@/shared/uploads/UploadQueue";
import type { Uploader } from "@/shared/uploads/useUploads";
import { type Draft, type DraftValues, forgetDraft, newSeed, readDraft, writeDraft } from "./draft";
import type { ApplyValues } from "./schema";

interface DraftOptions {
  readonly jobId: string;
  readonly form: SiteFormState<ApplyValues>;
  readonly uploader: Uploader;
  readonly element: RefObject<HTMLElement | null>;
}

export interface DraftControls {
  /** Values of an earlier visit were restored. */
  readonly isRestored: boolean;
  /** Seed of the idempotency key. */
  seed(): string;
  /** Saves immediately instead of after the delay. */
  save(): void;
  forget(): void;
}

export function useDraft({
  jobId,
  form,
  uploader: { queue, uploads },
  element,
}: DraftOptions): DraftControls {
  const [isRestored, setRestored] = useState(false);
  const seed = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReady = useRef(false);

  const consentVersions = useConsentVersions();

  const save = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isReady.current) return;
    const { cv: _cv, otherDocuments: _others, ...values } = form.getValues();
    writeDraft(jobId, { values, uploads: savedUploads(queue.read()), seed: seed.current, consentVersions });
  };
  const saveSoon = () => {
    timer.current ??= setTimeout(save, INPUT_DEBOUNCE);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    const draft = withConsentTo(consentVersions, readDraft(jobId));
    seed.current = draft?.seed ?? newSeed();
    const untouched = form.getValues();
    const typed = typedBeforeHydration(element.current, untouched);
    if (draft || Object.keys(typed).length > 0) {
      form.reset({ ...untouched, ...draft?.values, ...typed }, { keepDefaultValues: true });
    }
    if (draft) {
      queue.restore(draft.uploads);
      setRestored(hasContent(draft.values, untouched) || draft.uploads.files.length > 0);
    }
    isReady.current = true;
    const stop = form.subscribe({ formState: { values: true }, callback: saveSoon });
    addEventListener("pagehide", save);
    return () => {
      if (timer.current !== undefined) save();
      stop();
      removeEventListener("pagehide", save);
    };
  }, [jobId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a file arrives or leaves
  useEffect(saveSoon, [uploads]);

  return {
    isRestored,
    seed: () => seed.current,
    save,
    forget: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      forgetDraft(jobId);
      seed.current = newSeed();
      setRestored(false);
    },
  };
}

/** The draft without answers that were given to other texts. */
function withConsentTo(versions: string, draft: Draft | undefined): Draft | undefined {
  if (!draft || draft.consentVersions === versions) return draft;
  return { ...draft, values: { ...draft.values, ...NO_CONSENT } };
}

/** Values typed into the server-rendered fields before hydration. */
function typedBeforeHydration(element: HTMLElement | null, untouched: DraftValues): Partial<DraftValues> {
  const typed: Record<string, string> = {};
  const served: Record<string, unknown> = { ...untouched };
  for (const field of element?.querySelectorAll<HTMLInputElement>("input[name], textarea[name]") ?? []) {
    if (["text", "email", "tel", "textarea"].includes(field.type) && field.value !== served[field.name]) {
      typed[field.name] = field.value;
    }
  }
  return typed as Partial<DraftValues>;
}

const CONTENT = ["firstName", "lastName", "email", "phone", "coverLetter"] as const;

/** Whether the draft differs from the initial values. */
function hasContent(values: DraftValues, untouched: DraftValues): boolean {
  return CONTENT.some((name) => values[name] !== "" && values[name] !== untouched[name]);
}

/** Keeps what is typed, as it is typed, and brings it back when the form is opened again in the same tab. */
import { type RefObject, useEffect, useRef, useState } from "react";
import type { SiteFormState } from "@/shared/forms/useSiteForm";
import { savedUploads } from "@/shared/uploads/UploadQueue";
import type { UploadsInHand } from "@/shared/uploads/useUploads";
import { forgetDraft, newSeed, readDraft, type TypedValues, writeDraft } from "./draft";
import type { ApplyValues } from "./schema";

interface DraftOptions {
  readonly jobId: string;
  readonly form: SiteFormState<ApplyValues>;
  readonly inHand: UploadsInHand;
  readonly element: RefObject<HTMLElement | null>;
}

export interface KeptDraft {
  /** Something from an earlier visit is in the form. */
  readonly isRestored: boolean;
  /** Tells a repeated try to send from another application. */
  seed(): string;
  /** Writes at once what would be written in a moment. */
  keep(): void;
  forget(): void;
}

const DELAY = 500;

export function useDraft({ jobId, form, inHand: { queue, uploads }, element }: DraftOptions): KeptDraft {
  const [isRestored, setRestored] = useState(false);
  const seed = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReady = useRef(false);

  const keep = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!isReady.current) return;
    const { cv: _cv, otherDocuments: _others, ...values } = form.getValues();
    writeDraft(jobId, { values, uploads: savedUploads(queue.read()), seed: seed.current });
  };
  const keepSoon = () => {
    timer.current ??= setTimeout(keep, DELAY);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    const draft = readDraft(jobId);
    seed.current = draft?.seed ?? newSeed();
    const untouched = form.getValues();
    const typed = typedBefore(element.current, untouched);
    if (draft || Object.keys(typed).length > 0) {
      form.reset({ ...untouched, ...draft?.values, ...typed }, { keepDefaultValues: true });
    }
    if (draft) {
      queue.restore(draft.uploads);
      setRestored(hasContent(draft.values, untouched) || draft.uploads.files.length > 0);
    }
    isReady.current = true;
    const stop = form.subscribe({ formState: { values: true }, callback: keepSoon });
    addEventListener("pagehide", keep);
    return () => {
      if (timer.current !== undefined) keep();
      stop();
      removeEventListener("pagehide", keep);
    };
  }, [jobId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a file arrives or leaves
  useEffect(keepSoon, [uploads]);

  return {
    isRestored,
    seed: () => seed.current,
    keep,
    forget: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      forgetDraft(jobId);
      seed.current = newSeed();
      setRestored(false);
    },
  };
}

/** What stood in the fields before the page's script was there to notice. */
function typedBefore(element: HTMLElement | null, untouched: TypedValues): Partial<TypedValues> {
  const typed: Record<string, string> = {};
  const served: Record<string, unknown> = { ...untouched };
  for (const field of element?.querySelectorAll<HTMLInputElement>("input[name], textarea[name]") ?? []) {
    if (["text", "email", "tel", "textarea"].includes(field.type) && field.value !== served[field.name]) {
      typed[field.name] = field.value;
    }
  }
  return typed as Partial<TypedValues>;
}

const CONTENT = ["firstName", "lastName", "email", "phone", "coverLetter"] as const;

/** Whether there is more than what the form begins with. */
function hasContent(values: TypedValues, untouched: TypedValues): boolean {
  return CONTENT.some((name) => values[name] !== "" && values[name] !== untouched[name]);
}

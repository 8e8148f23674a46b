/**
 * A form that saves itself: what is valid half a second after the last keystroke, at once when it is left. A field that
 * is not valid keeps its saved value meanwhile, so one wrong field holds up no other.
 */
import { useEffect, useRef } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type * as z from "zod/mini";
import type { FieldProblem } from "@/shared/api/problem";
import { INPUT_DEBOUNCE } from "@/shared/constants";
import { type SiteFormState, useSiteForm } from "@/shared/forms/useSiteForm";

interface AutosaveOptions<Values extends FieldValues, Part> {
  readonly schema: z.ZodMiniType<Values, Values>;
  /** As it is saved, or will be. */
  readonly part: Part;
  readonly toValues: (part: Part) => Values;
  readonly toPart: (values: Values) => Part;
  readonly save: (part: Part) => void;
  /** Fields that the API refused, by the names of the form. */
  readonly refused?: readonly FieldProblem[];
}

export function useAutosave<Values extends FieldValues, Part>(
  options: AutosaveOptions<Values, Part>,
): SiteFormState<Values> {
  const { schema, part, toValues, refused } = options;
  const values = toValues(part);
  const form = useSiteForm<Values>(schema, values as DefaultValues<Values>);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The values that are saved, or on their way. */
  const saved = useRef(values);
  /** Refused values: not sent again until they are changed. */
  const notAgain = useRef(new Map<string, unknown>());
  const latest = useRef(options);
  latest.current = options;

  const flush = useRef(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { schema: rules, toValues: read, toPart, save } = latest.current;
    const valid = withoutInvalid(rules, form.getValues(), saved.current, notAgain.current);
    if (!valid) return;
    const next = toPart(valid);
    const written = read(next);
    if (isEqual(written, saved.current)) return;
    saved.current = written;
    save(next);
  }).current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(flush, INPUT_DEBOUNCE);
      },
    });
    addEventListener("pagehide", flush);
    return () => {
      stop();
      removeEventListener("pagehide", flush);
      if (timer.current !== undefined) flush();
    };
  }, []);

  const written = JSON.stringify(values);
  const known = useRef(refused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is saved has changed, or was refused
  useEffect(() => {
    if (refused && refused !== known.current) {
      known.current = refused;
      saved.current = values;
      for (const { field, code } of refused) {
        const name = field as Path<Values>;
        notAgain.current.set(field, form.getValues(name));
        form.setError(name, { type: "server", message: code });
      }
      return flush();
    }
    // Changed elsewhere: undone, restored, or in another window. What is being typed stays.
    if (timer.current !== undefined || isEqual(values, saved.current)) return;
    saved.current = values;
    form.reset(values);
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [written, refused]);

  return form;
}

function withoutInvalid<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  typed: Values,
  saved: Values,
  refused: ReadonlyMap<string, unknown>,
): Values | undefined {
  const sound = { ...typed };
  for (const [name, value] of refused) {
    if (typed[name] === value) sound[name as keyof Values] = saved[name] as Values[keyof Values];
  }
  const checked = schema.safeParse(sound);
  if (checked.success) return checked.data;
  for (const { path } of checked.error.issues) {
    const name = path[0] as keyof Values;
    sound[name] = saved[name];
  }
  return schema.safeParse(sound).data;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

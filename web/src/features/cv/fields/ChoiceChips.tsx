/** A few choices of which any number may be taken. */
import { classes } from "@/shared/ui/classes";
import { LABEL } from "@/shared/ui/fieldStyles";
import type { Option } from "@/shared/ui/Select";

interface ChoiceChipsProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
  /** In the order of the options. */
  readonly onChange: (chosen: string[]) => void;
}

export function ChoiceChips({ label, options, chosen, onChange }: ChoiceChipsProps) {
  const toggle = (id: string) =>
    onChange(options.map((option) => option.id).filter((each) => chosen.includes(each) !== (each === id)));
  return (
    <fieldset className="min-w-0">
      <legend className={`${LABEL} mb-2`}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, name }) => (
          <label
            key={id}
            className={classes(
              "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border px-3.5 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 md:min-h-9",
              chosen.includes(id)
                ? "border-accent bg-accent-soft font-semibold text-accent"
                : "border-border-strong hover:border-accent",
            )}
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

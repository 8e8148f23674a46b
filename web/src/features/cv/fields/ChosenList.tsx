/** List of what was chosen or typed one by one, each with a way to take it away. */
import { X } from "lucide-react";
import { useTranslations } from "use-intl";
import { CHIP } from "@/shared/ui/chip";
import type { Option } from "@/shared/ui/Select";

interface ChosenListProps {
  readonly label: string;
  readonly chosen: readonly Option[];
  readonly onRemove: (id: string) => void;
}

export function ChosenList({ label, chosen, onRemove }: ChosenListProps) {
  const t = useTranslations("cv.fields");
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chosen.map(({ id, name }) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            aria-label={t("remove", { name })}
            onClick={() => onRemove(id)}
            className={`${CHIP} wrap-anywhere max-w-full text-left`}
          >
            {name}
            <X aria-hidden className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}

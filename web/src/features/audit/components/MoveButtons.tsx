/** Buttons to the first, previous, next and last moment; Home and End work on each of them. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react-aria-components";
import { useTranslations } from "use-intl";
import { IconButton } from "@/shared/ui/IconButton";

const MOVES = ["first", "previous", "next", "last"] as const;
type Move = (typeof MOVES)[number];

const ICONS = { first: ChevronFirst, previous: ChevronLeft, next: ChevronRight, last: ChevronLast };
const SHORTCUTS = { first: "Home", previous: "ArrowLeft", next: "ArrowRight", last: "End" };

interface MoveButtonsProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly moves: Readonly<Record<Move, () => void>>;
}

export function MoveButtons({ isFirst, isLast, moves }: MoveButtonsProps) {
  const t = useTranslations("audit");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Home") moves.first();
    else if (event.key === "End") moves.last();
    else event.continuePropagation();
  };
  return (
    <div className="-ml-2 flex">
      {MOVES.map((move) => {
        const Icon = ICONS[move];
        const isIdle = move === "first" || move === "previous" ? isFirst : isLast;
        // A disabled button would lose the focus, so an idle one only looks it.
        return (
          <IconButton
            key={move}
            label={t(move)}
            aria-disabled={isIdle}
            aria-keyshortcuts={SHORTCUTS[move]}
            className={isIdle ? "opacity-50" : undefined}
            onKeyDown={onKeyDown}
            onPress={moves[move]}
          >
            <Icon aria-hidden className="size-5" />
          </IconButton>
        );
      })}
    </div>
  );
}

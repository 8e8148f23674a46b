/** What a page hands to the next one, so that somebody who is in the middle of something keeps their place there. */
import { useLocation, useNavigationType } from "react-router";

export interface PlaceKept {
  /** How far the filters were scrolled, and which of them was touched last. */
  readonly filters?: { readonly top: number; readonly name: string; readonly value: string };
  /** The ad that was read, in the list that one returns to. */
  readonly read?: number;
}

/** As a location's state. */
export function keepPlace(placeKept: PlaceKept): { placeKept: PlaceKept } {
  return { placeKept };
}

/** Only right after the move: Back and a reload have a memory of their own. */
export function usePlaceKept(): PlaceKept | undefined {
  const { state } = useLocation();
  const isMove = useNavigationType() === "PUSH";
  return isMove ? (state as { placeKept?: PlaceKept } | null)?.placeKept : undefined;
}

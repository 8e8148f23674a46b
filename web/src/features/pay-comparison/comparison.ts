/**
 * Subjects of a comparison: ids, or texts that stand for the first suggestion, as the form without a script sends them.
 */
import { skipToken } from "@reduxjs/toolkit/query/react";
import type { LoadContext } from "@/routes/screen";
import {
  generatedApi,
  useCompareSalariesQuery,
  useSuggestPlacesQuery,
  useSuggestWhatQuery,
  type WhatSuggestions,
} from "@/shared/api/generated";

export interface Wanted {
  /** Empty where nothing is compared. */
  readonly position: string;
  /** Empty for the home country of the language. */
  readonly location: string;
}

const LONGEST = 100;
const isPositionId = (text: string) => /^(\d{4}|c\d{1,3})$/.test(text);
const isLocationId = (text: string) => /^(\d{1,11}|[A-Z]{2}(-[A-Z0-9]{1,3})?)$/.test(text);
const occupationIn = (found: WhatSuggestions | undefined) =>
  found?.items.find(({ kind }) => kind === "position")?.id ?? undefined;

export function wantedOf(address: URLSearchParams): Wanted {
  const text = (name: string) => (address.get(name) ?? "").trim().slice(0, LONGEST);
  return { position: text("position"), location: text("location") };
}

/** Reads the comparison of an address, so that it is there without a script. */
export async function loadComparison({ read, search }: LoadContext): Promise<void> {
  const wanted = wantedOf(search);
  if (wanted.position === "") return;
  const { suggestWhat, suggestPlaces, compareSalaries } = generatedApi.endpoints;
  const [position, location] = await Promise.all([
    isPositionId(wanted.position)
      ? wanted.position
      : read(suggestWhat.initiate({ prefix: wanted.position })).then(occupationIn),
    wanted.location === "" || isLocationId(wanted.location)
      ? wanted.location
      : read(suggestPlaces.initiate({ prefix: wanted.location })).then(({ items }) => items[0]?.id),
  ]);
  if (position === undefined || location === undefined) return;
  await read(compareSalaries.initiate(argumentsOf(position, location)));
}

/** The comparison, or which of its texts names nothing. */
export function useComparison({ position, location }: Wanted) {
  const isPosition = position === "" || isPositionId(position);
  const isLocation = location === "" || isLocationId(location);
  const what = useSuggestWhatQuery(isPosition ? skipToken : { prefix: position });
  const where = useSuggestPlacesQuery(isLocation ? skipToken : { prefix: location });
  const positionId = isPosition ? position : occupationIn(what.currentData);
  const locationId = isLocation ? location : where.currentData?.items[0]?.id;
  const compared = useCompareSalariesQuery(
    positionId === undefined || positionId === "" || locationId === undefined
      ? skipToken
      : argumentsOf(positionId, locationId),
  );
  return {
    comparison: compared.currentData,
    error: what.error ?? where.error ?? compared.error,
    isUnknownPosition: what.currentData !== undefined && positionId === undefined,
    isUnknownLocation: where.currentData !== undefined && locationId === undefined,
  };
}

const argumentsOf = (position: string, location: string) => ({
  position,
  ...(location !== "" && { location }),
});

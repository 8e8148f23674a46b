/** Suggestions of search fields, and the effect of choosing one. */

import { useState } from "react";
import { useTranslations } from "use-intl";
import {
  type JobSearch,
  useGetSearchHistoryQuery,
  useListPopularSearchesQuery,
  useSuggestPlacesQuery,
  useSuggestWhatQuery,
} from "@/shared/api/generated";
import { problemOf } from "@/shared/api/problem";
import type { JobFilters } from "@/shared/api/searches";
import { AUTOCOMPLETE_DEBOUNCE } from "@/shared/constants";
import { useErrorText } from "@/shared/errors/useErrorText";
import type { FieldState } from "@/shared/forms/searchField";
import { useDebounced } from "@/shared/hooks/useDebounced";
import { toasts } from "@/shared/ui/toasts";
import { filtersOf } from "./filters";
import { searchHistoryApi } from "./searchHistory";
import { eachTextOnce, type Suggestion, type SuggestionGroup } from "./suggestions";
import { useGeolocation } from "./useGeolocation";
import { useSearchText } from "./useSearchText";
import { startsWords } from "./wordMatches";

const SHORTEST = 2;
/** One letter is enough for places: those of the reader's country come first. */
const SHORTEST_PLACE = 1;
const RECENT_SHOWN = 5;
/** Above what is suggested for the typed text. */
const RECENT_BESIDE = 3;

export function useWhatSuggestions(field: FieldState, onSearch: (filters: JobFilters) => void) {
  const t = useTranslations("search.suggest");
  const textOf = useSearchText();
  const { prefix, isTyped, isFocused, isAsked, onFocus } = useTyped(field);
  const found = useSuggestWhatQuery({ prefix }, { skip: !isAsked });
  const history = useGetSearchHistoryQuery({}, { skip: !isFocused, refetchOnMountOrArgChange: true });
  const popular = useListPopularSearchesQuery({}, { skip: !isFocused });
  const words = useTranslations("search");
  const errorText = useErrorText();
  const [clear] = searchHistoryApi.useClearSearchHistoryMutation();
  const clearHistory = async () => {
    const { error } = await clear();
    if (error)
      toasts.show({ tone: "danger", title: t("clearFailed"), text: errorText(problemOf(error).code) });
  };
  const matching = (searches: readonly JobSearch[], kind: "recent" | "popular") =>
    searches
      .map((search) => ({ id: `${kind}:${search.key}`, kind, text: textOf(search) }))
      .filter(({ text }) => startsWords(text, field.text));
  const recent = matching(history.data?.items.map(({ search }) => search) ?? [], "recent");

  const groups: SuggestionGroup[] = [
    { id: "recent", title: t("recent"), items: recent.slice(0, isTyped ? RECENT_BESIDE : RECENT_SHOWN) },
  ];
  if (isTyped) {
    for (const kind of ["title", "position", "employer"] as const) {
      const ofKind = found.data?.items.filter((item) => item.kind === kind) ?? [];
      const items = ofKind.map(({ id, text }) => ({ id: `${kind}:${id ?? text}`, kind, text }));
      groups.push({ id: kind, title: t(kind), items });
    }
  } else {
    const clearing: Suggestion = { id: "clear", kind: "clear", text: t("clear") };
    groups.push(
      { id: "clear", title: "", items: recent.length > 0 ? [clearing] : [] },
      { id: "popular", title: words("popular"), items: matching(popular.data?.items ?? [], "popular") },
    );
  }

  const onChoose = (chosen: string) => {
    const [kind, ...rest] = chosen.split(":");
    const id = rest.join(":");
    const text =
      found.data?.items.find((item) => item.kind === kind && (item.id ?? item.text) === id)?.text ?? id;
    if (kind === "clear") void clearHistory();
    if (kind === "recent" || kind === "popular") onSearch(filtersOf(new URLSearchParams(id)));
    if (kind === "title") field.choose({ text, filters: { query: [text] } });
    if (kind === "position") field.choose({ text, filters: { positions: [id] } });
    if (kind === "employer") field.choose({ text, filters: { employer: [Number(id)] } });
  };
  return {
    groups: field.isChosen ? [] : eachTextOnce(groups),
    onFocus,
    onChoose,
  };
}

export function useWhereSuggestions(field: FieldState, onSearch: (filters: JobFilters) => void) {
  const t = useTranslations("search.suggest");
  const { groups, onFocus, onChoose } = useAreaSuggestions(field);
  const locate = useGeolocation();
  const here: SuggestionGroup = {
    id: "here",
    title: "",
    items: [{ id: "here", kind: "here", text: t("here") }],
  };
  return {
    groups: field.isChosen ? [] : [...groups, here],
    onFocus,
    onChoose: (chosen: string) => {
      if (chosen !== "here") onChoose(chosen);
      else void locate().then((near) => near && onSearch({ near, locations: [] }));
    },
  };
}

/** Places, regions and countries. */
export function useAreaSuggestions(field: FieldState) {
  const t = useTranslations("search.suggest");
  const { prefix, isTyped, isAsked, onFocus } = useTyped(field, SHORTEST_PLACE);
  const found = useSuggestPlacesQuery({ prefix }, { skip: !isAsked });
  const places = isTyped ? (found.data?.items ?? []) : [];
  const group: SuggestionGroup = {
    id: "places",
    title: t("places"),
    items: places.map(({ id, name, region, country }) => ({
      id: `place:${id}`,
      kind: "place" as const,
      text: name,
      hint: [region, country].filter((part) => part !== null && part !== name).join(", "),
    })),
  };
  return {
    groups: field.isChosen || places.length === 0 ? [] : [group],
    onFocus,
    onChoose: (chosen: string) => {
      const id = chosen.slice("place:".length);
      const place = places.find((each) => each.id === id);
      if (place) field.choose({ text: place.name, filters: { locations: [id] } });
    },
  };
}

/** Occupations alone, without titles and employers of ads. */
export function useOccupationSuggestions(field: FieldState) {
  const t = useTranslations("search.suggest");
  const { prefix, isTyped, isAsked, onFocus } = useTyped(field);
  const found = useSuggestWhatQuery({ prefix }, { skip: !isAsked });
  const items = (isTyped ? (found.data?.items ?? []) : []).flatMap(({ kind, id, text }) =>
    kind === "position" && id !== null ? [{ id, kind, text }] : [],
  );
  return {
    groups: field.isChosen || items.length === 0 ? [] : [{ id: "position", title: t("position"), items }],
    onFocus,
    onChoose: (id: string) => {
      const one = items.find((item) => item.id === id);
      if (one) field.choose({ text: one.text, filters: { positions: [id] } });
    },
  };
}

/** Returns what was typed so far, and whether suggestions are asked for it: not before the field is used. */
function useTyped(field: FieldState, shortest = SHORTEST) {
  const [isFocused, setFocused] = useState(false);
  const prefix = useDebounced(field.text.trim(), AUTOCOMPLETE_DEBOUNCE);
  const isTyped = prefix.length >= shortest && field.text.trim() !== "";
  return {
    prefix,
    isTyped,
    isFocused,
    isAsked: isTyped && isFocused && !field.isChosen,
    onFocus: () => setFocused(true),
  };
}

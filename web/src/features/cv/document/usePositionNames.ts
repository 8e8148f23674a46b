/** Names of occupations in the page's language, by code; a code until its name is known. */
import { useListPositionsQuery } from "@/shared/api/generated";

export function usePositionNames(codes: readonly string[]): (code: string) => string {
  const { data } = useListPositionsQuery({ code: [...codes] }, { skip: codes.length === 0 });
  return (code) => data?.items.find(({ id }) => id === code)?.name ?? code;
}

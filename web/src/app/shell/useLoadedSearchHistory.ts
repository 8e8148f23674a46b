/** Loads the search history at start and after signing in, so that suggestions have it at hand. */
import { useAccount } from "@/shared/account/account";
import { useGetSearchHistoryQuery } from "@/shared/api/generated";

/** A failed call leaves what was loaded before; a guest's history is read when the search box gets the focus. */
export function useLoadedSearchHistory(): void {
  const account = useAccount();
  useGetSearchHistoryQuery({}, { skip: !account, refetchOnMountOrArgChange: true });
}

/** Loads the search history at start and after signing in, so that suggestions have it at hand. */
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { emptyHistory } from "@/features/search/searchHistory";
import { useAccount } from "@/shared/account/account";
import type { ApiDispatch } from "@/shared/api/context";
import { useGetSearchHistoryQuery } from "@/shared/api/generated";

/**
 * A failed call leaves what was loaded before. What somebody searched who is not signed in any more is emptied; the
 * history of a guest's browser is read when the search box gets the focus.
 */
export function useLoadedSearchHistory(): void {
  const account = useAccount();
  const dispatch = useDispatch<ApiDispatch>();
  useGetSearchHistoryQuery({}, { skip: !account, refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (account === null) dispatch(emptyHistory());
  }, [account, dispatch]);
}

/** Groups of jobs that the reader has unfolded, or folded: Back finds the list as it was left. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** By the job that the others stand under. */
type Unfolded = Readonly<Record<number, boolean>>;

export const unfoldedSlice = createSlice({
  name: "unfolded",
  initialState: {} as Unfolded,
  reducers: {
    groupToggled: (state, { payload }: PayloadAction<{ jobId: number; isUnfolded: boolean }>) => ({
      ...state,
      [payload.jobId]: payload.isUnfolded,
    }),
  },
  selectors: {
    /** Undefined for a group that was not touched. */
    isUnfolded: (state, jobId: number): boolean | undefined => state[jobId],
  },
});

export const { groupToggled } = unfoldedSlice.actions;
export const { isUnfolded } = unfoldedSlice.selectors;

/** What was typed into one tab is there in the next: somebody without an account finds it when they register. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export interface Entry {
  readonly email: string;
  readonly password: string;
}

const NOTHING: Entry = { email: "", password: "" };

export const entry = createSlice({
  name: "entry",
  initialState: NOTHING,
  reducers: {
    typed: (state, { payload }: PayloadAction<Partial<Entry>>) => ({ ...state, ...payload }),
    forgotten: () => NOTHING,
  },
  selectors: { typedSoFar: (state) => state },
});

export const { typed, forgotten } = entry.actions;
export const { typedSoFar } = entry.selectors;

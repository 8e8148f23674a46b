/** Detects from a response header that a new build has been deployed since this page was loaded. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export const BUILD_HEADER = "Karijera-Build";

interface BuildState {
  readonly loaded: string | null;
  readonly current: string | null;
}

const initialState: BuildState = { loaded: null, current: null };

export const build = createSlice({
  name: "build",
  initialState,
  reducers: {
    buildSeen: (state, { payload }: PayloadAction<string>) => ({
      loaded: state.loaded ?? payload,
      current: payload,
    }),
  },
  selectors: {
    isNewBuildAvailable: ({ loaded, current }) => loaded !== current,
  },
});

export const { buildSeen } = build.actions;

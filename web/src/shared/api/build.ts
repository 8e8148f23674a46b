/** Notices from an answer's header that the site has been built anew since this page was loaded. */
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
    newBuildIsThere: ({ loaded, current }) => loaded !== current,
  },
});

export const { buildSeen } = build.actions;

/** E-mail and password as typed so far, shared between the sign-in views. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const EMPTY: Credentials = { email: "", password: "" };

export const credentialsSlice = createSlice({
  name: "credentials",
  initialState: EMPTY,
  reducers: {
    credentialsTyped: (state, { payload }: PayloadAction<Partial<Credentials>>) => ({ ...state, ...payload }),
    credentialsCleared: () => EMPTY,
  },
  selectors: { selectCredentials: (state) => state },
});

export const { credentialsTyped, credentialsCleared } = credentialsSlice.actions;
export const { selectCredentials } = credentialsSlice.selectors;

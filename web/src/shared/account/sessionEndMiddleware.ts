/** Clears the account when a response says that the session has ended. */
import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import { problemOf } from "../api/problem";
import { removeAccountsJobsFromDevice } from "../offline/jobsOnDevice";
import { setAccount } from "./account";

export const sessionEndMiddleware: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && problemOf(action.payload).code === "LOGIN_REQUIRED") {
      dispatch(setAccount(null) as never);
      void removeAccountsJobsFromDevice();
    }
    return result;
  };

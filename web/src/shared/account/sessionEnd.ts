/** The session was ended elsewhere: the first call that is refused for it makes a guest of the page. */
import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import { problemOf } from "../api/problem";
import { accountIs } from "./account";

export const noticeSessionEnd: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isRejectedWithValue(action) && problemOf(action.payload).code === "LOGIN_REQUIRED") {
      dispatch(accountIs(null) as never);
    }
    return result;
  };

/** Somebody has shown who they are: back to where they were, as themselves. */
import { useDispatch } from "react-redux";
import { loadAnew, takeOverPreferences } from "@/shared/account/leave";
import type { Me } from "@/shared/api/generated";
import type { ToastWords } from "@/shared/ui/toasts";
import { forgotten } from "./entry";
import { usePlace } from "./place";
import { forgetWaiting } from "./waiting";

export function useComeIn() {
  const { returnTo } = usePlace();
  const dispatch = useDispatch();
  return (me: Me, said?: ToastWords) => {
    forgetWaiting();
    dispatch(forgotten());
    takeOverPreferences(me);
    loadAnew(returnTo, said);
  };
}

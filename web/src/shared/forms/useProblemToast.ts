/** Shows problems that belong to no field as a toast. */
import type { Problem } from "../api/problem";
import { useErrorText } from "../errors/useErrorText";
import { toasts } from "../ui/toasts";

/** For `onProblem` of a form: field errors stay at their fields. */
export function useProblemToast(title: string): (problem: Problem) => boolean {
  const errorText = useErrorText();
  return ({ code, errors }) => {
    if (errors.length > 0) return false;
    toasts.show({ tone: "danger", title, text: errorText(code) });
    return true;
  };
}

/** A refusal that is about no field, said in a corner of the page. */
import type { Problem } from "../api/problem";
import { useErrorText } from "../errors/useErrorText";
import { toasts } from "../ui/toasts";

/** For `onProblem` of a form: what is wrong with its fields stays beside them. */
export function useProblemToast(title: string): (problem: Problem) => boolean {
  const errorText = useErrorText();
  return ({ code, errors }) => {
    if (errors.length > 0) return false;
    toasts.show({ tone: "danger", title, text: errorText(code) });
    return true;
  };
}

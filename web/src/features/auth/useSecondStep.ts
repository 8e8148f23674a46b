/** Goes on to the second step where the account asks for one. */
import { useNavigate } from "react-router";
import type { Problem } from "@/shared/api/problem";
import { useAuthNavigation } from "./authNavigation";

/** The function returns whether the problem was just that. */
export function useSecondStep(): (problem: Problem) => boolean {
  const navigate = useNavigate();
  const { addressOf } = useAuthNavigation();
  return ({ code }) => {
    if (code !== "SECOND_FACTOR_PENDING") return false;
    void navigate(addressOf("second_factor"), { replace: true, preventScrollReset: true });
    return true;
  };
}

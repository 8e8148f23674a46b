import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "@/testing/show";
import { LoadingContainer } from "./LoadingContainer";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("shows nothing for a short wait, then the indicator", async () => {
  show(
    <LoadingContainer isLoading hasError={false} onReload={() => {}}>
      gotovo
    </LoadingContainer>,
  );
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(screen.getByRole("status")).toHaveTextContent("Učitavanje…");
});

test("shows an error with a retry button", () => {
  const reload = vi.fn();
  show(
    <LoadingContainer isLoading={false} hasError onReload={reload}>
      gotovo
    </LoadingContainer>,
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Pogreška pri učitavanju");
  fireEvent.click(screen.getByRole("button", { name: "Učitaj ponovno" }));
  expect(reload).toHaveBeenCalledOnce();
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { expect, test } from "vitest";
import { NavigationUnderWay } from "@/routes/navigationUnderWay";
import { CurrentAddress } from "@/testing/CurrentAddress";
import { show } from "@/testing/show";
import { usePageInUrl } from "./usePageInUrl";

function List() {
  const area = useRef<HTMLDivElement>(null);
  usePageInUrl({ area, page: 1, to: (page) => `/poslovi?page=${page}`, isOn: true });
  return (
    <div ref={area}>
      <p data-page="1">Kuhar</p>
      <p data-page="2">Konobar</p>
    </div>
  );
}

function scrolledDown(isNavigating: boolean): void {
  show(
    <NavigationUnderWay value={() => isNavigating}>
      <List />
      <CurrentAddress />
    </NavigationUnderWay>,
    { address: "/poslovi" },
  );
  fireEvent.scroll(window);
}

test("the URL has the page number in view", async () => {
  scrolledDown(false);
  await waitFor(() => expect(screen.getByTestId("where")).toHaveTextContent("/poslovi?page=2"));
});

test("the URL stays during a navigation, so that no click is lost", async () => {
  scrolledDown(true);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.getByTestId("where")).toHaveTextContent(/^\/poslovi$/);
});

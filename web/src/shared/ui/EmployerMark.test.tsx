import { expect, test } from "vitest";
import { show } from "@/testing/show";
import { EmployerMark } from "./EmployerMark";

const EMPLOYER = { id: 3, name: "Slano & Slatko d.o.o." };

test("is a monogram hidden from screen readers", () => {
  const { container } = show(<EmployerMark employer={EMPLOYER} />);
  const mark = container.querySelector("svg");
  expect(mark).toHaveTextContent(/^SS$/);
  expect(mark).toHaveAttribute("aria-hidden", "true");
  expect(mark).toHaveClass("size-11");
});

test("has a stable colour per employer", () => {
  const colourOf = (id: number, name = EMPLOYER.name) => {
    const { container, unmount } = show(<EmployerMark employer={{ id, name }} />);
    const colour = container.querySelector("rect")?.getAttribute("class");
    unmount();
    return colour;
  };
  expect(colourOf(3, "Slatko & Slano")).toBe(colourOf(3));
  expect(new Set([1, 2, 3, 4, 5, 6].map((id) => colourOf(id)))).toHaveLength(6);
});

test("is replaced by a logo of the same size", () => {
  const { container } = show(<EmployerMark employer={{ ...EMPLOYER, logoUrl: "/logo.png" }} />);
  expect(container.querySelector("svg")).toBeNull();
  const logo = container.querySelector("img");
  expect(logo).toHaveAttribute("alt", "");
  expect(logo).toHaveClass("size-11");
});

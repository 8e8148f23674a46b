import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { expectAccessible } from "@/testing/axe";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import { SortableList } from "./SortableList";
import { placeOf } from "./useRowDrag";

function List({ names = ["Ana", "Bruno", "Cvita"] }: { names?: string[] }) {
  const [items, setItems] = useState(names.map((id) => ({ id })));
  const move = (id: string, index: number) => {
    const others = items.filter((item) => item.id !== id);
    setItems([...others.slice(0, index), { id }, ...others.slice(index)]);
  };
  return (
    <SortableList label="Osobe" items={items} nameOf={({ id }) => id} onMove={move}>
      {({ id }) => <p>{id}</p>}
    </SortableList>
  );
}

const order = () => screen.getAllByRole("listitem").map((row) => row.textContent);
const handle = (name: string) => screen.getByRole("button", { name: `Premjesti: ${name}` });

test("arrow keys move an item, which is announced and keeps the focus", async () => {
  show(<List />);
  handle("Ana").focus();
  await user.keyboard("{ArrowDown}");
  expect(order()).toEqual(["Bruno", "Ana", "Cvita"]);
  expect(screen.getByRole("status")).toHaveTextContent("Ana: 2. od 3");
  await waitFor(() => expect(handle("Ana")).toHaveFocus());
  await user.keyboard("{End}{Home}{ArrowUp}");
  expect(order()).toEqual(["Ana", "Bruno", "Cvita"]);
});

test("a row follows the pointer and is put where it was left", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return { top: index * 50, height: 50 } as DOMRect;
  });
  show(<List />);
  const at = (pageY: number) => ({ pageY, clientY: 300, button: 0, pointerId: 1 });
  const moved = (pageY: number) => {
    const event = new MouseEvent("pointermove", { bubbles: true, clientY: 300 });
    Object.defineProperty(event, "pageY", { value: pageY });
    fireEvent(handle("Cvita"), event);
  };
  const pressed = new MouseEvent("pointerdown", { bubbles: true, button: 0 });
  Object.defineProperty(pressed, "pageY", { value: 125 });
  fireEvent(handle("Cvita"), pressed);
  moved(20);
  expect(screen.getAllByRole("listitem")[2]).toHaveStyle({ transform: "translateY(-105px)" });
  expect(screen.getAllByRole("listitem")[0]).toHaveStyle({ transform: "translateY(50px)" });
  fireEvent.pointerUp(handle("Cvita"), at(20));
  expect(order()).toEqual(["Cvita", "Ana", "Bruno"]);
});

test("rows of different heights make room at their middle", () => {
  const rows = [
    { top: 0, height: 40 },
    { top: 40, height: 100 },
    { top: 140, height: 40 },
  ];
  expect(placeOf(rows, 0, 49)).toBe(0);
  expect(placeOf(rows, 0, 51)).toBe(1);
  expect(placeOf(rows, 0, 500)).toBe(2);
  expect(placeOf(rows, 2, -49)).toBe(2);
  expect(placeOf(rows, 2, -51)).toBe(1);
  expect(placeOf(rows, 1, 0)).toBe(1);
});

test("a single item has no handle; nothing is wrong for axe", async () => {
  const { unmount } = show(<List />);
  await expectAccessible();
  unmount();
  show(<List names={["Ana"]} />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectAccessible } from "@/testing/axe";
import { show } from "@/testing/show";
import { user } from "@/testing/user";
import CropDialog from "./CropDialog";
import type { Crop } from "./cropGeometry";

// jsdom decodes no pictures: this one is 800 × 400.
const PICTURE = { width: 800, height: 400, close: vi.fn() };
const FILE = new File([new Uint8Array(10)], "iva.jpg", { type: "image/jpeg" });
const MIDDLE = { x: 0.25, y: 0, size: 1 };

beforeEach(() => vi.stubGlobal("createImageBitmap", async () => PICTURE));
afterEach(() => vi.unstubAllGlobals());

function open(file = FILE, works = true) {
  const crops: Crop[] = [];
  const close = vi.fn();
  const onCrop = async (_: File, crop: Crop) => {
    crops.push(crop);
    return works;
  };
  show(<CropDialog title="Izrežite sliku" file={file} onCrop={onCrop} onClose={close} />);
  return { crops, close };
}
const use = async () => user.click(await screen.findByRole("button", { name: "Upotrijebi sliku" }));
const area = () => screen.findByRole("application", { name: "Izrez slike" });

test("the middle is used unless something else is chosen, and the dialog closes", async () => {
  const { crops, close } = open();
  await area();
  await expectAccessible();
  await use();
  expect(crops).toEqual([MIDDLE]);
  expect(close).toHaveBeenCalled();
});

test("keys move and zoom", async () => {
  const { crops } = open();
  const surface = await area();
  expect(surface).toHaveAccessibleDescription(/strelicama/);
  surface.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  await use();
  expect(crops[0]?.x).toBeCloseTo(0.25 + 2 * 0.05 * 0.5);
  surface.focus();
  await user.keyboard("++-");
  await use();
  expect(crops[1]?.size).toBeCloseTo(1 / 1.1);
});

test("the slider zooms and says how much", async () => {
  const { crops } = open();
  const slider = await screen.findByRole("slider", { name: "Uvećanje" });
  expect(slider).toHaveAttribute("aria-valuetext", "100\u00a0%");
  slider.focus();
  await user.keyboard("{End}");
  expect(slider).toHaveAttribute("aria-valuetext", "500\u00a0%");
  await use();
  expect(crops[0]?.size).toBeCloseTo(0.2);
});

test("the picture follows the pointer, and the wheel zooms without scrolling", async () => {
  const { crops } = open();
  const surface = await area();
  Object.defineProperty(surface, "clientWidth", { value: 200 });
  fireEvent.pointerDown(surface, { clientX: 100, clientY: 100 });
  fireEvent.pointerMove(surface, { clientX: 60, clientY: 100 });
  fireEvent.pointerUp(surface);
  fireEvent.pointerMove(surface, { clientX: 0, clientY: 100 });
  await use();
  expect(crops[0]?.x).toBeCloseTo(0.25 + 0.2 * 0.5);
  expect(fireEvent.wheel(surface, { deltaY: -1 })).toBe(false);
  await use();
  expect(crops[1]?.size).toBeCloseTo(1 / 1.1);
});

test("the dialog stays open when the picture could not be stored", async () => {
  const { crops, close } = open(FILE, false);
  await use();
  await waitFor(() => expect(crops).toHaveLength(1));
  expect(close).not.toHaveBeenCalled();
});

test("what is no picture is said to be none", async () => {
  open(new File(["x"], "cv.pdf", { type: "application/pdf" }));
  expect(await screen.findByText(/Sliku ne možemo otvoriti/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Upotrijebi sliku" })).toBeDisabled();
});

import { describe, expect, test } from "vitest";
import { type Crop, centred, LEAST_SIZE, moved, type PictureSize, pixelsOf, resized } from "./cropGeometry";

const PICTURES: PictureSize[] = [
  { width: 400, height: 400 },
  { width: 800, height: 400 },
  { width: 300, height: 4000 },
  { width: 1, height: 1 },
];
const ZOOMS = [0, LEAST_SIZE, 0.3, 0.77, 1, 5];
const MOVES = [-3, -0.5, -0.05, 0, 0.05, 0.5, 3];

function expectInside(crop: Crop, picture: PictureSize): void {
  const { left, top, side } = pixelsOf(crop, picture);
  expect(crop.size).toBeGreaterThanOrEqual(LEAST_SIZE - 1e-9);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(left + side).toBeLessThanOrEqual(picture.width + 1e-6);
  expect(top + side).toBeLessThanOrEqual(picture.height + 1e-6);
}

describe.each(PICTURES)("of a picture of $width × $height", (picture) => {
  test("the crop is the largest square in the middle at first", () => {
    const { left, top, side } = pixelsOf(centred(picture), picture);
    expect(side).toBe(Math.min(picture.width, picture.height));
    expect([left * 2 + side, top * 2 + side]).toEqual([picture.width, picture.height]);
  });

  test("the crop stays inside, however it is zoomed and moved", () => {
    for (const zoom of ZOOMS) {
      for (const right of MOVES) {
        for (const down of MOVES) {
          const crop = moved(resized(centred(picture), picture, zoom), picture, right, down);
          expectInside(crop, picture);
          expectInside(resized(crop, picture, 1), picture);
        }
      }
    }
  });

  test("zooming keeps the middle", () => {
    const crop = resized(centred(picture), picture, 0.5);
    const { left, top, side } = pixelsOf(crop, picture);
    expect([left + side / 2, top + side / 2]).toEqual([picture.width / 2, picture.height / 2]);
    expect(resized(crop, picture, 1)).toEqual(centred(picture));
  });
});

test("a move is counted in sides of the crop", () => {
  const picture = { width: 800, height: 400 };
  const crop = resized(centred(picture), picture, 0.5);
  expect(pixelsOf(moved(crop, picture, 0.1, -0.1), picture)).toEqual({ left: 320, top: 80, side: 200 });
});

/**
 * Geometry of a square cut out of a picture. A crop is its upper left corner, as fractions of width and height, and its
 * side as a fraction of the shorter side: as the API takes it.
 */

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The side of the smallest crop. */
export const LEAST_SIZE = 0.2;

/** The largest square in the middle. */
export function centred(picture: PictureSize): Crop {
  const side = Math.min(picture.width, picture.height);
  return clamped((picture.width - side) / 2, (picture.height - side) / 2, side, picture);
}

/** The crop in pixels of the picture. */
export function pixelsOf({ x, y, size }: Crop, { width, height }: PictureSize) {
  return { left: x * width, top: y * height, side: size * Math.min(width, height) };
}

/** Moved by so many of its own sides, as far as the edges allow. */
export function moved(crop: Crop, picture: PictureSize, right: number, down: number): Crop {
  const { left, top, side } = pixelsOf(crop, picture);
  return clamped(left + right * side, top + down * side, side, picture);
}

/** Resizes the crop around its middle, as far as the edges allow. */
export function resized(crop: Crop, picture: PictureSize, size: number): Crop {
  const { left, top, side } = pixelsOf(crop, picture);
  const next = Math.min(1, Math.max(LEAST_SIZE, size)) * Math.min(picture.width, picture.height);
  return clamped(left + (side - next) / 2, top + (side - next) / 2, next, picture);
}

function clamped(left: number, top: number, side: number, { width, height }: PictureSize): Crop {
  const between = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));
  return {
    x: between(left, width - side) / width,
    y: between(top, height - side) / height,
    size: side / Math.min(width, height),
  };
}

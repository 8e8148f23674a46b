/** Degrees to the units of outlines.ts: equirectangular for 44° north, a hundred units a degree of latitude. */
const WEST = 13;
const NORTH = 47;
const UNITS = 100;
const WIDTH_OF_A_DEGREE = Math.cos((44 * Math.PI) / 180);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function project(latitude: number, longitude: number): Point {
  return {
    x: Math.round((longitude - WEST) * WIDTH_OF_A_DEGREE * UNITS * 10) / 10,
    y: Math.round((NORTH - latitude) * UNITS * 10) / 10,
  };
}

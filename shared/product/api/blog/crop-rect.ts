/** Shapes that a picture can be cut to. */
export const shapes = ['whole', 'wide', 'photo', 'square'] as const;
export type Shape = (typeof shapes)[number];

const ratios: Readonly<Record<Exclude<Shape, 'whole'>, number>> = {
  wide: 16 / 9,
  photo: 4 / 3,
  square: 1,
};

/** How a picture is cut. */
export interface Crop {
  shape: Shape;
  /** The point that stays in the middle as far as the picture allows: shares of its width and height, 0 to 1. */
  focus: { x: number; y: number };
  /** 1 shows as much as the shape allows, 2 half of it in each direction. */
  zoom: number;
}

export const wholePicture: Crop = { shape: 'whole', focus: { x: 0.5, y: 0.5 }, zoom: 1 };

/** px. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that a crop leaves, in whole px. */
export function cropRect(
  size: Size,
  { shape, focus, zoom }: Crop,
): Size & { x: number; y: number } {
  return partOf(size, shape === 'whole' ? size.width / size.height : ratios[shape], focus, zoom);
}

/** The largest part in a shape around the point of focus, divided by the zoom in each direction. */
function partOf(size: Size, ratio: number, focus: Crop['focus'], zoom = 1) {
  const width = Math.max(1, Math.round(Math.min(size.width, size.height * ratio) / zoom));
  const height = Math.max(1, Math.round(Math.min(size.height, size.width / ratio) / zoom));
  return {
    x: placeOf(focus.x, width, size.width),
    y: placeOf(focus.y, height, size.height),
    width,
    height,
  };
}

/** Longest side of a stored picture, px: twice the width of a text on a screen. */
const LONGEST = 1600;

/** The size that a part of a picture is stored in: never larger than it is. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The part of a stored picture for shared links, px: its shape is that of every card, 1200 by 630. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The largest part of a picture in the shape of a card, around the point of focus. */
export function cardRect(size: Size, focus: Crop['focus']): Size & { x: number; y: number } {
  return partOf(size, CARD_SIZE.width / CARD_SIZE.height, focus);
}

/** Where the point of focus of a picture is in the part that a crop leaves: shares of that part, 0 to 1. */
export function focusInside(size: Size, crop: Crop): Crop['focus'] {
  const part = cropRect(size, crop);
  const share = (value: number) => Math.min(1, Math.max(0, value));
  return {
    x: share((crop.focus.x * size.width - part.x) / part.width),
    y: share((crop.focus.y * size.height - part.y) / part.height),
  };
}

function placeOf(middle: number, part: number, whole: number): number {
  return Math.round(Math.min(Math.max(middle * whole - part / 2, 0), whole - part));
}

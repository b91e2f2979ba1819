/**
 * The marks as SVG path data. Everything is filled and hollow marks are rings, so that one color is one path wherever it
 * is drawn: page, share card, PDF, favicon. `x` and `y` are the left upper corner, in units of the drawing.
 */

/** Distance from mark to mark. */
export const MODULE = 8;
/** Width of a mark; 2 are left between two of them. */
export const MARK = 6;

/** A case that happened. */
export function square(x: number, y: number, size = MARK): string {
  return box(x, y, size, size);
}

/** A case that did not happen. */
export function hollowSquare(x: number, y: number, size = MARK): string {
  return hollowBox(x, y, size, size);
}

/** An hour: 2 wide; `strong`, for the group that is named, 6 wide. */
export function stroke(x: number, y: number, height: number): string {
  return box(x + 2, y, 2, height);
}

/** The stroke of the group that is named. */
export function strongStroke(x: number, y: number, height: number): string {
  return box(x, y, MARK, height);
}

/** A place or a person. */
export function dot(x: number, y: number, size = MARK): string {
  const [left, middle, radius] = [round(x), round(y + size / 2), round(size / 2)];
  return `M${left} ${middle}${circle(radius, 1)}`;
}

/** A place or a person that is not in the group. */
export function hollowDot(x: number, y: number, size = MARK): string {
  const [left, middle, radius] = [round(x), round(y + size / 2), size / 2];
  return `M${left} ${middle}${circle(round(radius), 1)}m1 0${circle(round(radius - 1), 0)}`;
}

/** A rectangle of its own measures: a block, or a line along an axis. */
export function box(x: number, y: number, width: number, height: number): string {
  const across = round(width);
  return `M${round(x)} ${round(y)}h${across}v${round(height)}h${-across}z`;
}

/** The outline of a rectangle, 1 wide. */
export function hollowBox(x: number, y: number, width: number, height: number): string {
  const [across, down] = [round(width - 2), round(height - 2)];
  return `${box(x, y, width, height)}m1 1v${down}h${across}v${-down}z`;
}

/** Joins two places where order matters; 1 wide unless told. */
export function line(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  width = 1,
): string {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return '';
  // Half of the width to each side, across the line's direction.
  const across = { x: ((fromY - toY) / length) * width, y: ((toX - fromX) / length) * width };
  const start = `${round(fromX - across.x / 2)} ${round(fromY - across.y / 2)}`;
  const along = `${round(toX - fromX)} ${round(toY - fromY)}`;
  const back = `${round(fromX - toX)} ${round(fromY - toY)}`;
  return `M${start}l${along} ${round(across.x)} ${round(across.y)} ${back}z`;
}

/** From one mark to the one it refers to, over both: half an ellipse of this height, 1 wide. */
export function arc(fromX: number, toX: number, y: number, height: number): string {
  const [left, right] = [Math.min(fromX, toX), Math.max(fromX, toX)];
  const radius = (right - left) / 2;
  const over = `a${round(radius)} ${round(height)} 0 0 1 ${round(right - left)} 0`;
  const under = `a${round(radius - 1)} ${round(height - 1)} 0 0 0 ${-round(right - left - 2)} 0`;
  return `M${round(left)} ${round(y)}${over}h-1${under}z`;
}

/** Both halves of a circle from its left end; `sweep` turns a hole against the mark around it. */
function circle(radius: number, sweep: 0 | 1): string {
  const across = round(radius * 2);
  return `a${radius} ${radius} 0 1 ${sweep} ${across} 0a${radius} ${radius} 0 1 ${sweep} ${-across} 0z`;
}

/** One decimal, without the noise of binary fractions and without a negative zero. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

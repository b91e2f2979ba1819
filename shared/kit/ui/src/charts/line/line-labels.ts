import type { Spot } from './line-path.ts';

/** Heights of the plot in px: the classes `h-56` and `h-72`. */
export const NARROW_HEIGHT = 224;
export const WIDE_HEIGHT = 288;
/** The narrowest plot that labels are placed for, px: a phone of 320 px with its margins. */
export const NARROW_WIDTH = 288;

/** Average width of a letter of the labels, px: 12 px type with room to spare. */
const LETTER = 6.6;
/** Height of a line of a label, px. */
const LINE = 15;
/** A line of a label has at most so many letters, unless one word is longer. */
const LONG = 20;

/** The words of a label in lines of about the same length; a label has at most a few words. */
export function labelLines(name: string, value: string): string[] {
  const words = `${name} ${value}`.split(' ');
  const count = Math.ceil((name.length + 1 + value.length) / LONG);
  const length = Math.max(LONG - 4, Math.ceil((name.length + 1 + value.length) / count));
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= Math.max(length, 12)) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Width of the widest line, px. */
export function labelWidth(lines: readonly string[]): number {
  return Math.max(0, ...lines.map((line) => line.length)) * LETTER;
}

/** Heights of the labels beside a plot, percent of its height, one for each line of text blocks. */
export function endLabels(
  labels: readonly { at: number; lines: number }[],
  height: number,
): number[] {
  const wanted = labels.map(({ at, lines }) => ({
    wanted: (at / 100) * height,
    height: lines * LINE + 3,
  }));
  return dodge(wanted, height).map((y) => round((y / height) * 100));
}

/** A label within the plot. */
export interface InnerLabel {
  /** Percent of the plot's width; `anchor` is the end of the text that is there. */
  x: number;
  anchor: 'start' | 'middle' | 'end';
  /** Center of the text, percent of the plot's height. */
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A mark at a place of the axis with words at the top of the plot. */
export interface PlacedNote {
  /** Percent of the plot's width. */
  x: number;
  label: string;
}

/**
 * Places for labels above or below their own lines, near their ends, where they cover no line, no note and no other label if
 * there is such a place. It is looked for in a plot of `width` by `height` px; in a wider one there is more room.
 * @returns for each line in order; null where the line is `isOptional` and every place covers something.
 */
export function innerLabels(
  lines: readonly { text: string; spots: readonly Spot[]; isOptional?: boolean }[],
  width: number,
  height: number,
  notes: readonly PlacedNote[] = [],
): (InnerLabel | null)[] {
  const scaled = lines.map(({ spots }) =>
    spots.map((spot): Spot => spot && [(spot[0] / 100) * width, (spot[1] / 100) * height]),
  );
  // Both sides of each mark are taken, because its words are on one of them.
  const taken = notes.map(({ x, label }): Box => {
    const mark = (x / 100) * width;
    const size = label.length * LETTER;
    return { left: mark - size, right: mark + size, top: 0, bottom: LINE };
  });
  const labels: (InnerLabel | null)[] = lines.map(() => null);
  const order = [...lines.entries()].sort(
    ([, a], [, b]) => Number(a.isOptional ?? false) - Number(b.isOptional ?? false),
  );
  for (const [at, { text, isOptional = false }] of order) {
    const others = scaled.flatMap((line, other) =>
      other === at
        ? []
        : [{ line, cost: lines[other]?.isOptional && !isOptional ? CROSSED / 10 : CROSSED }],
    );
    const found = bestBox(scaled[at] ?? [], others, taken, text, width, height);
    if (!found || (isOptional && found.cost >= OPTIONAL_COST)) continue;
    taken.push(found.box);
    labels[at] = placed(found.box, width, height);
  }
  return labels;
}

// The cost of a place: another label under it, a named line through it, and the whole width between it and the line's end.
const COVERED = 1000;
const CROSSED = 32;
const DISTANCE = 40;
/** A label of a line of context is worth as much. */
const OPTIONAL_COST = 30;

function bestBox(
  own: readonly Spot[],
  others: readonly { line: readonly Spot[]; cost: number }[],
  taken: readonly Box[],
  text: string,
  width: number,
  height: number,
): { box: Box; cost: number } | null {
  const size = Math.min(width, text.length * LETTER);
  let best: { box: Box; cost: number } | null = null;
  for (const spot of own) {
    if (!spot) continue;
    for (const [center, side] of [
      [spot[1] - 13, 0],
      [spot[1] + 15, 1],
    ] as const) {
      const left = Math.min(Math.max(spot[0] - size / 2, 0), width - size);
      const top = Math.min(Math.max(center - LINE / 2, -LINE), height - LINE);
      const box = { left, right: left + size, top, bottom: top + LINE };
      const cost =
        taken.filter((other) => overlaps(box, other)).length * COVERED +
        others.reduce((sum, { line, cost: each }) => sum + (crosses(line, box) ? each : 0), 0) +
        (crosses(own, box) ? 12 : 0) +
        (left < AXIS ? AXIS_COST : 0) +
        side +
        ((width - spot[0]) / width) * DISTANCE;
      if (!best || cost < best.cost) best = { box, cost };
    }
  }
  return best;
}

/** Of a place over the labels of the axis: a crossed line elsewhere is less. */
const AXIS_COST = 60;
/** Width of the axis labels at the left edge, px. */
const AXIS = 40;

function placed(box: Box, width: number, height: number): InnerLabel {
  const y = round(((box.top + LINE / 2) / height) * 100);
  if (box.left <= 0) return { x: 0, anchor: 'start', y };
  if (box.right >= width - 0.01) return { x: 100, anchor: 'end', y };
  return { x: round(((box.left + box.right) / 2 / width) * 100), anchor: 'middle', y };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right + 4 && b.left < a.right + 4 && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a line passes through a box, looked at in steps of a few px. */
function crosses(line: readonly Spot[], box: Box): boolean {
  return line.some((spot, at) => {
    const next = line[at + 1];
    if (!spot) return false;
    if (!next) return within(box, spot[0], spot[1]);
    if (next[0] < box.left || spot[0] > box.right) return false;
    const steps = Math.max(1, Math.ceil((next[0] - spot[0]) / 4));
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps;
      if (within(box, spot[0] + (next[0] - spot[0]) * share, spot[1] + (next[1] - spot[1]) * share))
        return true;
    }
    return false;
  });
}

function within(box: Box, x: number, y: number): boolean {
  return x >= box.left - 2 && x <= box.right + 2 && y >= box.top - 1 && y <= box.bottom + 1;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A label that wants to be centered at a height. */
interface DodgeLabel {
  /** Center in px. */
  wanted: number;
  /** Height in px. */
  height: number;
}

/**
 * Centers of labels in px, moved as little as needed so that none covers another and none leaves 0 to `bottom`.
 * Their order from top to bottom stays. Where they cannot all fit, they begin above 0.
 */
export function dodge(labels: readonly DodgeLabel[], bottom: number): number[] {
  const order = [...labels.entries()].sort(([, a], [, b]) => a.wanted - b.wanted);
  const places = labels.map(({ wanted }) => wanted);
  let free = 0;
  for (const [at, { wanted, height }] of order) {
    places[at] = Math.max(wanted, free + height / 2);
    free = places[at] + height / 2;
  }
  let limit = bottom;
  for (const [at, { height }] of order.toReversed()) {
    places[at] = Math.min(places[at] ?? 0, limit - height / 2);
    limit = places[at] - height / 2;
  }
  return places;
}

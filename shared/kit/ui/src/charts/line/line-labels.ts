/** Heights of the plot in px: the classes `h-56` and `h-72`. */
export const NARROW_HEIGHT = 224;
export const WIDE_HEIGHT = 288;

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

/** A mark at a place of the axis with words at the top of the plot. */
export interface PlacedNote {
  /** Percent of the plot's width. */
  x: number;
  label: string;
}

/**
 * Heights of labels within a narrow plot, percent of it: above the ends of their lines, none over another, and below the
 * words of notes, which are at its top.
 */
export function innerLabels(ends: readonly number[], hasNotes: boolean): number[] {
  const top = hasNotes ? percent(LINE * 1.5) : 0;
  const above = ends.map((end) => ({ at: Math.max(end - percent(13), top), lines: 1 }));
  return endLabels(above, NARROW_HEIGHT);
}

function percent(px: number): number {
  return (px / NARROW_HEIGHT) * 100;
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
  const order = labels.map((_, at) => at).sort((a, b) => wantedOf(a) - wantedOf(b));
  const places = labels.map(({ wanted }) => wanted);
  let free = 0;
  for (const at of order) {
    const half = heightOf(at) / 2;
    places[at] = Math.max(wantedOf(at), free + half);
    free = places[at] + half;
  }
  let limit = bottom;
  for (const at of order.toReversed()) {
    const half = heightOf(at) / 2;
    places[at] = Math.min(places[at] ?? 0, limit - half);
    limit = places[at] - half;
  }
  return places;

  function wantedOf(at: number): number {
    return labels[at]?.wanted ?? 0;
  }
  function heightOf(at: number): number {
    return labels[at]?.height ?? 0;
  }
}

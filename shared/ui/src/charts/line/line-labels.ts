import { dodge } from '../plot/dodge.ts';
import type { Spot } from './line-path.ts';

/** Average width of a letter of the labels, px: 12 px type with room to spare. */
const LETTER = 6.6;
/** Height of a line of a label, px. */
const LINE = 15;
/** Labels longer than this are broken into two lines, letters. */
const LONG = 18;

/** The text of a label at the end of its line, in one or two lines. */
export function labelLines(name: string, value: string): string[] {
  if (name.length + value.length <= LONG) return [`${name} ${value}`];
  if (name.length <= LONG) return [name, value];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  )[0];
  if (middle === undefined) return [name, value];
  return [name.slice(0, middle), `${name.slice(middle + 1)} ${value}`];
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

/**
 * Places for labels above or below their own lines, where they cover no line and no other label if there is such a place.
 * It is looked for in a plot of `width` by `height` px; in a wider one there is more room. Later points are preferred.
 */
export function innerLabels(
  lines: readonly { text: string; spots: readonly Spot[] }[],
  width: number,
  height: number,
): InnerLabel[] {
  const scaled = lines.map(({ spots }) =>
    spots.map((spot) => spot && ([(spot[0] / 100) * width, (spot[1] / 100) * height] as const)),
  );
  const taken: Box[] = [];
  return lines.map(({ text }) => {
    const own = scaled[taken.length] ?? [];
    const size = Math.min(width, text.length * LETTER);
    let best: { box: Box; cost: number } | null = null;
    for (let at = own.length - 1; at >= 0; at -= 1) {
      const spot = own[at];
      if (!spot) continue;
      for (const center of [spot[1] - 12, spot[1] + 14]) {
        const left = Math.min(Math.max(spot[0] - size / 2, 0), width - size);
        const top = Math.min(Math.max(center - LINE / 2, 0), height - LINE);
        const box = { left, right: left + size, top, bottom: top + LINE };
        const covered = taken.filter((other) => overlaps(box, other)).length;
        const crossed = scaled.filter((line) => crosses(line, box)).length;
        const cost =
          covered * 100 +
          crossed * 10 +
          (center > spot[1] ? 1 : 0) +
          (own.length - at) / own.length;
        if (!best || cost < best.cost) best = { box, cost };
      }
    }
    const box = best?.box ?? { left: 0, right: size, top: 0, bottom: LINE };
    taken.push(box);
    const y = round(((box.top + LINE / 2) / height) * 100);
    if (box.left === 0) return { x: 0, anchor: 'start', y };
    if (box.right >= width) return { x: 100, anchor: 'end', y };
    return { x: round(((box.left + size / 2) / width) * 100), anchor: 'middle', y };
  });
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

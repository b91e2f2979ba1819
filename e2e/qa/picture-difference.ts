import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Region } from './page-facts.ts';

/** Rows of a page that differ and some around them, as PNG: as they were, as they are, and with the difference marked. */
export interface PictureBand {
  before: Buffer;
  after: Buffer;
  marked: Buffer;
  /** The first of these rows, px from the top of the page. */
  top: number;
}

/** Where and how much two pictures differ. */
export interface PictureDifference {
  /** Pixels that differ. */
  pixels: number;
  /** From the top of the page to its end; at most `MOST_BANDS`. */
  bands: PictureBand[];
  /** Apps in whose part of the page they are, the one with most of them first. */
  apps: string[];
}

/** Difference of color from which two pixels count as different, 0 to 1. */
const THRESHOLD = 0.1;
/** Rows that are shown above and below a difference, px. */
const AROUND = 48;
/** Most rows that are shown, px: what is below a line that was added differs to the end of the page. */
const MOST_ROWS = 2400;
/** Most bands of a page that are shown. */
const MOST_BANDS = 6;
/** Equal rows between two differences from which they are shown apart, px. */
const APART = 240;
const MARK = [214, 40, 57] as const;

/**
 * Compares two PNG pictures of the same width. Rows that only the longer one has count as different.
 *
 * @param regions - of the later picture; the innermost come last
 * @returns null where no pixel differs
 */
export function comparePictures(
  before: Buffer,
  after: Buffer,
  regions: readonly Region[],
): PictureDifference | null {
  if (before.equals(after)) return null;
  const [one, two] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, two.width);
  const height = Math.max(one.height, two.height);
  const bands: PictureBand[] = [];
  const counts = new Map<string, number>();
  let pixels = 0;
  for (const [from, to] of rangesThatDiffer(one, two, height)) {
    const top = Math.max(0, from - AROUND);
    const rows = Math.min(height, to + AROUND) - top;
    const [was, is] = [rowsOf(one, width, top, rows), rowsOf(two, width, top, rows)];
    const marked = new PNG({ width, height: rows });
    const found = pixelmatch(was.data, is.data, marked.data, width, rows, {
      threshold: THRESHOLD,
      diffColor: [...MARK],
      // Smoothed edges, which do not count.
      aaColor: [240, 170, 178],
      alpha: 0.2,
    });
    if (found === 0) continue;
    pixels += found;
    countApps(marked, top, regions, counts);
    if (bands.length === MOST_BANDS) continue;
    const shown = (picture: PNG): Buffer =>
      PNG.sync.write(rowsOf(picture, width, 0, Math.min(rows, MOST_ROWS)));
    bands.push({ before: shown(was), after: shown(is), marked: shown(marked), top });
  }
  if (pixels === 0) return null;
  const apps = [...counts].toSorted(([, a], [, b]) => b - a).map(([app]) => app);
  return { pixels, bands, apps };
}

/** Rows that are not the same, as ranges of the first one and the one after the last. */
function rangesThatDiffer(one: PNG, two: PNG, height: number): [number, number][] {
  const isSame = (row: number): boolean => {
    if (one.width !== two.width || row >= one.height || row >= two.height) return false;
    const [start, end] = [row * one.width * 4, (row + 1) * one.width * 4];
    return one.data.subarray(start, end).equals(two.data.subarray(start, end));
  };
  const ranges: [number, number][] = [];
  for (let row = 0; row < height; row += 1) {
    if (isSame(row)) continue;
    const last = ranges.at(-1);
    if (last !== undefined && row - last[1] < APART) last[1] = row + 1;
    else ranges.push([row, row + 1]);
  }
  return ranges;
}

/** Some rows of a picture, on transparent ground of the given width. */
function rowsOf(picture: PNG, width: number, top: number, count: number): PNG {
  const rows = new PNG({ width, height: count });
  const height = Math.min(picture.height, top + count) - top;
  if (height > 0) PNG.bitblt(picture, rows, 0, top, picture.width, height, 0, 0);
  return rows;
}

/** Adds the marked pixels of each app. */
function countApps(
  { data, width, height }: PNG,
  top: number,
  regions: readonly Region[],
  counts: Map<string, number>,
): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at] !== MARK[0] || data[at + 1] !== MARK[1] || data[at + 2] !== MARK[2]) continue;
      const app = regions.findLast((region) => contains(region, x, top + y))?.app ?? 'shell';
      counts.set(app, (counts.get(app) ?? 0) + 1);
    }
  }
}

const contains = (region: Region, x: number, y: number): boolean =>
  x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height;

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
  band: PictureBand;
  /** Apps in whose part of the page they are, the one with most of them first. */
  apps: string[];
}

/** Rows that are shown above and below a difference, px. */
const AROUND = 48;
/** Most rows that are shown, px: what is below a line that was added differs to the end of the page. */
const MOST_ROWS = 2400;
const MARK = [214, 40, 57] as const;

/** Compares two PNG pictures of one width; null where no pixel differs. Innermost `regions` (of the later picture) come last. */
export function comparePictures(
  before: Buffer,
  after: Buffer,
  regions: readonly Region[],
): PictureDifference | null {
  if (before.equals(after)) return null;
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const was = rowsOf(pictures[0], width, 0, height);
  const is = rowsOf(pictures[1], width, 0, height);
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(was.data, is.data, marked.data, width, height, {
    threshold: 0.1,
    diffColor: [...MARK],
    // Smoothed edges, which do not count.
    aaColor: [240, 170, 178],
    alpha: 0.2,
  });
  if (pixels === 0) return null;
  const counts = new Map<string, number>();
  let [first, last] = [height, 0];
  for (let at = 0; at < width * height; at += 1) {
    if (MARK.some((color, channel) => marked.data[at * 4 + channel] !== color)) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [first, last] = [Math.min(first, y), y];
    const app = regions.findLast((region) => contains(region, x, y))?.app ?? 'shell';
    counts.set(app, (counts.get(app) ?? 0) + 1);
  }
  const top = Math.max(0, first - AROUND);
  const count = Math.min(MOST_ROWS, Math.min(height, last + 1 + AROUND) - top);
  const shown = (picture: PNG): Buffer => PNG.sync.write(rowsOf(picture, width, top, count));
  const band = { before: shown(was), after: shown(is), marked: shown(marked), top };
  const apps = [...counts].toSorted(([, a], [, b]) => b - a).map(([app]) => app);
  return { pixels, band, apps };
}

/** Some rows of a picture, on transparent ground of the given width. */
function rowsOf(picture: PNG, width: number, top: number, count: number): PNG {
  const rows = new PNG({ width, height: count });
  const height = Math.min(picture.height, top + count) - top;
  if (height > 0) PNG.bitblt(picture, rows, 0, top, picture.width, height, 0, 0);
  return rows;
}

const contains = (region: Region, x: number, y: number): boolean =>
  x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height;

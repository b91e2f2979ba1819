import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Region } from './page-facts.ts';

/** Where and how much two pictures differ. */
export interface PictureDifference {
  /** Pixels that differ. */
  pixels: number;
  /** PNG that marks them. */
  marked: Buffer;
  /** Apps in whose part of the page they are, the one with most of them first. */
  apps: string[];
}

/** Difference of color from which two pixels count as different, 0 to 1. */
const THRESHOLD = 0.1;

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
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(
    extended(one, width, height).data,
    extended(two, width, height).data,
    marked.data,
    width,
    height,
    { threshold: THRESHOLD, diffColor: [214, 40, 57], alpha: 0.2 },
  );
  if (pixels === 0) return null;
  return { pixels, marked: PNG.sync.write(marked), apps: appsAt(marked, regions) };
}

/** On transparent ground of the given size. */
function extended(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

function appsAt({ data, width, height }: PNG, regions: readonly Region[]): string[] {
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at] !== 214 || data[at + 1] !== 40 || data[at + 2] !== 57) continue;
      const app = regions.findLast((region) => contains(region, x, y))?.app ?? 'shell';
      counts.set(app, (counts.get(app) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([app]) => app);
}

const contains = (region: Region, x: number, y: number): boolean =>
  x >= region.x && x < region.x + region.width && y >= region.y && y < region.y + region.height;

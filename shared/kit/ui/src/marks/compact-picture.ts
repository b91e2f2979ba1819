import { round } from './mark-shapes.ts';
import type { Picture } from './picture.ts';

/**
 * The same picture with each mark placed from the one before it. Marks at equal distances are then equal text, which compresses
 * to a third: for pages that carry several pictures in their data.
 */
export function compactPicture(picture: Picture): Picture {
  return {
    ...picture,
    paths: picture.paths.map(({ color, d }) => ({ color, d: relativeMoves(d) })),
  };
}

/** Every mark ends with `z`, which leads back to its start: the next one is as far from there as from the start. */
function relativeMoves(d: string): string {
  let [startX, startY] = [0, 0];
  return d.replace(/([Mm])(-?[\d.]+) (-?[\d.]+)/g, (move, command, x, y) => {
    const [fromX, fromY] = [startX, startY];
    const isRelative = command === 'm';
    startX = Number(x) + (isRelative ? fromX : 0);
    startY = Number(y) + (isRelative ? fromY : 0);
    return isRelative ? move : `m${round(startX - fromX)} ${round(startY - fromY)}`;
  });
}

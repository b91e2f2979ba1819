import { box } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';

const PITCH = 4;
const GROUND = 40;

/**
 * A share by month as strokes, as high as the share on a scale from 0 to `most`. The compared months are wider and in the signal
 * color.
 * @param shares - percent, in the order of the months
 * @param newest - index of the newest month; it is compared with the same month one year before
 */
export function drawMonths(shares: readonly number[], newest: number, most: number): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (const [month, share] of shares.entries()) {
    const height = Math.max(1, Math.round((share / most) * GROUND));
    const isCompared = month === newest || month === newest - 12;
    const [x, width] = isCompared ? [month * PITCH, 4] : [month * PITCH + 1, 2];
    (isCompared ? signal : ink).push(box(x, GROUND - height, width, height));
  }
  return drawn({
    ink,
    signal,
    width: shares.length * PITCH,
    height: GROUND,
    caption: 'Each stroke is a month. Blue: the two compared months.',
  });
}

import { box, hollowBox, MODULE, stroke, strongStroke } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { SampleProfile } from '../../content/instrument-roles';

const PITCH = 10;
const HEIGHT = 24;
/** Every profile is drawn on the same scale. */
const MOST_YEARS = 12;

/** The years of a sample profile as strokes, the newest ones last: those with models in production are filled. */
export function drawYears({
  years,
  inProduction,
}: Pick<SampleProfile, 'years' | 'inProduction'>): Picture {
  const ink: string[] = [];
  const signal: string[] = [];
  for (let year = 0; year < years; year += 1) {
    if (year < years - inProduction) ink.push(hollowBox(year * PITCH, 0, 6, HEIGHT));
    else signal.push(box(year * PITCH, 0, 6, HEIGHT));
  }
  return drawn({
    ink,
    signal,
    width: MOST_YEARS * PITCH,
    height: HEIGHT,
    caption: 'Each stroke is a year. Filled: with models in production.',
  });
}

const GROUND = 40;

/**
 * A share by month as strokes, as high as the share on a scale from 0 to `most`. The compared months are wider and in the signal
 * color.
 * @param shares - percent, in the order of the months; the newest one is compared with the one a year before
 */
export function drawMonths(shares: readonly number[], most: number): Picture {
  const newest = shares.length - 1;
  const ink: string[] = [];
  const signal: string[] = [];
  for (const [month, share] of shares.entries()) {
    const height = Math.max(1, Math.round((share / most) * GROUND));
    const isCompared = month === newest || month === newest - 12;
    const mark = isCompared ? strongStroke : stroke;
    (isCompared ? signal : ink).push(mark(month * MODULE, GROUND - height, height));
  }
  return drawn({
    ink,
    signal,
    width: shares.length * MODULE,
    height: GROUND,
    caption: 'Each stroke is a month. Wide: the two compared months.',
  });
}

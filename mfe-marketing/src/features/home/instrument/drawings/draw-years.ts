import { box, hollowBox } from '@talent/ui/mark-shapes';
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

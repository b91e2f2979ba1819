import type { SalaryBand } from '@talent/api/salary/salary-data';
import { publishedFigures } from './place/percentile';

const STEP = 25_000;

/**
 * Ends of an axis around all figures. It does not begin at zero: ranges are read by their place, and half of a phone would be empty.
 * @returns undefined without figures.
 */
export function payDomain(bands: readonly SalaryBand[]): readonly [number, number] | undefined {
  const amounts = bands.flatMap((band) => publishedFigures(band).map(({ amount }) => amount));
  if (amounts.length === 0) return undefined;
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const low = Math.floor(least / STEP) * STEP;
  return [low, Math.max(Math.ceil(most / STEP) * STEP, low + 2 * STEP)];
}

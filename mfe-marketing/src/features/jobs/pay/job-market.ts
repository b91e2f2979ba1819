import { currencyOf } from '@talent/jobs/posting';
import { formatPay, formatShortPay } from '@talent/sdk/format';
import { box, MODULE, stroke, strongStroke } from '@talent/ui/mark-shapes';
import { drawn, type Picture } from '@talent/ui/picture';
import type { JobSummary } from '../api/get-jobs';
import type { RoleBand } from '../api/get-role-bands';
import { comparedBands, listAxis, medianDistance } from './list-axis';
import { strokesOf, strokeTicks, type PayStrokes, type StrokeRun } from './pay-strokes';
import { jobsText } from '../content/jobs-text';

/** Words at a place of the drawing. */
export interface PlacedLabel {
  /** Percent of the drawing's width, such as `42.5%`. */
  x: string;
  /** Percent of its height, to the middle of the letters; absent for a label in a line of its own. */
  y?: string;
  anchor: 'start' | 'middle' | 'end';
  text: string;
}

/** A job's pay beside its role's band, drawn where the page is composed. */
export interface JobMarket {
  band: RoleBand;
  /** Percent from the median to the middle of the job's range; negative below it. */
  distance: number;
  /** Amount of one stroke, such as `$5,000`. */
  worth: string;
  drawing: Picture;
  /** Above the line at the median. */
  median: PlacedLabel;
  /** Names of the two lanes, beside their strokes; one is left out where there is no room. */
  lanes: readonly PlacedLabel[];
  /** Below the axis. */
  ticks: readonly PlacedLabel[];
}

const lane = { job: { top: 6, height: 26 }, band: { top: 40, height: 16 } } as const;
const axisTop = 58;
const height = 64;
/** Shares of the width: from either side, where a label begins or ends instead of being centered; and what a lane's name takes. */
const edge = { tick: 0.06, median: 0.2 } as const;
const name = { room: 0.25, gap: 0.02 } as const;

/**
 * A job against the market on the scale of the list, so that the page shows the same as its row did. Null where the role has
 * no band in the job's country, or the pay is in another currency than the band.
 */
export function jobMarket(
  job: JobSummary,
  others: readonly JobSummary[],
  bands: readonly RoleBand[],
): JobMarket | null {
  const [band] = comparedBands([job], bands);
  // A job that is over is not in the list any more.
  const jobs = others.some(({ slug }) => slug === job.slug) ? others : [...others, job];
  const axis = listAxis(jobs, bands);
  if (band === undefined || axis === null || currencyOf[band.country] !== job.currency) return null;
  const { currency } = job;
  return {
    band,
    distance: medianDistance(job, band),
    worth: formatPay(axis.worth, currency),
    ...drawMarket(axis, job, band),
    median: above(
      shareOf(axis, band.median),
      edge.median,
      `${jobsText.market.median} ${formatShortPay(band.median, currency)}`,
    ),
    ticks: strokeTicks(axis).map((tick) =>
      above(shareOf(axis, tick), edge.tick, formatShortPay(tick, currency)),
    ),
  };
}

function drawMarket(
  axis: PayStrokes,
  { payMin, payMax }: JobSummary,
  band: RoleBand,
): Pick<JobMarket, 'drawing' | 'lanes'> {
  const width = axis.count * MODULE;
  const runs = {
    job: strokesOf(axis, payMin, payMax),
    band: strokesOf(axis, band.low, band.high),
  };
  const median = shareOf(axis, band.median) * width;
  const marks = strokeTicks(axis).map((tick) => shareOf(axis, tick) * width);
  const drawing = drawn({
    caption: 'Each stroke counts the same amount of pay.',
    width,
    height,
    ink: [
      ...lefts(runs.band).map((x) => stroke(x, lane.band.top, lane.band.height)),
      box(0, axisTop, width, 1),
      ...marks.map((x) => box(Math.min(x, width - 1), axisTop, 1, height - axisTop)),
    ],
    signal: lefts(runs.job).map((x) => strongStroke(x, lane.job.top, lane.job.height)),
    accent: [box(median - 0.75, 0, 1.5, axisTop)],
  });
  const { laneNames } = jobsText.market;
  const lanes = (['job', 'band'] as const).flatMap(
    (key) => beside(axis, runs[key], laneNames[key], lane[key].top + lane[key].height / 2) ?? [],
  );
  return { drawing, lanes };
}

function lefts({ first, last }: StrokeRun): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * MODULE);
}

function shareOf({ from, worth, count }: PayStrokes, amount: number): number {
  return (amount - from) / (worth * count);
}

/** Words over or under a place. Outer ones stay inside, or they would widen a narrow window. */
function above(share: number, side: number, text: string): PlacedLabel {
  const anchor = share < side ? 'start' : share > 1 - side ? 'end' : 'middle';
  return { x: percent(share), anchor, text };
}

/** Words on the side of a run that has more room; null where neither has enough. `middle`: of the letters. */
function beside(
  { count }: PayStrokes,
  { first, last }: StrokeRun,
  text: string,
  middle: number,
): PlacedLabel | null {
  const [left, right] = [first / count, 1 - (last + 1) / count];
  if (Math.max(left, right) < name.room) return null;
  const y = percent(middle / height);
  return left > right
    ? { x: percent(left - name.gap), y, anchor: 'end', text }
    : { x: percent(1 - right + name.gap), y, anchor: 'start', text };
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

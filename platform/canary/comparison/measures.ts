/** What the canary's visitors and those of stable are compared by. */
export type MeasureName = 'answers' | 'views' | 'LCP' | 'CLS' | 'INP';

interface RateMeasure {
  kind: 'rate';
  /** What a trial is, and what is counted of them, for people. */
  trials: string;
  counted: string;
}

interface VitalMeasure {
  kind: 'vital';
  label: string;
  /** `''`: no unit. */
  unit: 'ms' | '';
  /** Values that measurements are counted beyond, ascending. */
  levels: readonly number[];
  /** The least difference of the 75th percentiles that matters, beside 10 % of stable's. */
  leastDifference: number;
}

/**
 * The measures. Answers are seen by the gateway; the others are what visitors' browsers say where the site collects
 * analytics and the visitor has agreed to it.
 */
export const MEASURES: Readonly<Record<MeasureName, RateMeasure | VitalMeasure>> = {
  answers: { kind: 'rate', trials: 'answers', counted: 'with a server error' },
  views: { kind: 'rate', trials: 'page views', counted: 'with a script error or a missing part' },
  LCP: {
    kind: 'vital',
    label: 'largest contentful paint',
    unit: 'ms',
    levels: [400, 600, 800, 1000, 1300, 1600, 2000, 2500, 3200, 4000, 6000],
    leastDifference: 50,
  },
  CLS: {
    kind: 'vital',
    label: 'layout shift',
    unit: '',
    levels: [0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5],
    leastDifference: 0.02,
  },
  INP: {
    kind: 'vital',
    label: 'interaction to next paint',
    unit: 'ms',
    levels: [25, 50, 75, 100, 150, 200, 300, 500, 800],
    leastDifference: 16,
  },
};

export const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[];

/** How many levels the sums of a measure have: a rate has one, and what failed is beyond it. */
export function levelsOf(name: MeasureName): number {
  const measure = MEASURES[name];
  return measure.kind === 'rate' ? 1 : measure.levels.length;
}

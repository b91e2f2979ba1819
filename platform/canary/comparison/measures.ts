export type MeasureName = 'answers' | 'views' | 'LCP' | 'CLS' | 'INP';

interface RateMeasure {
  kind: 'rate';
  trials: string;
  counted: string;
}

interface VitalMeasure {
  kind: 'vital';
  label: string;
  /** `''`: no unit. */
  unit: 'ms' | '';
  /** Measurements beyond each of these values are counted, ascending. */
  levels: readonly number[];
  /** Smallest relevant difference of the 75th percentiles, in addition to 10% of stable's. */
  leastDifference: number;
}

/** Browsers report all but the answers, where the site collects analytics and the visitor has agreed. */
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

/** Number of levels of a measure. A rate has one level, and failures are beyond it. */
export function levelsOf(name: MeasureName): number {
  const measure = MEASURES[name];
  return measure.kind === 'rate' ? 1 : measure.levels.length;
}

import { BarChart } from '../../src/charts/bars/bar-chart.tsx';
import { SmallMultiples } from '../../src/charts/line/small-multiples.tsx';
import { PayRangeChart, type PayRange } from '../../src/charts/pay-range-chart.tsx';
import { ScoreMeter } from '../../src/charts/score-meter.tsx';
import type { Entry } from './entry.ts';

const ranges: readonly PayRange[] = [
  {
    key: 'ml',
    label: 'Machine learning engineer',
    detail: '1,204 answers, May 2024',
    p25: 152_000,
    p50: 184_500,
    p75: 221_000,
  },
  {
    key: 'mlops',
    label: 'MLOps engineer',
    detail: '640 answers, May 2024',
    p25: 141_000,
    p50: 168_000,
    p75: 199_500,
  },
  {
    key: 'nlp',
    label: 'NLP engineer',
    detail: '18 answers, May 2024',
    p25: 138_500,
    p50: 171_000,
    p75: 214_000,
    isSmall: true,
  },
];

/** Of 'small-multiples': panels of measures that differ by a factor. */
export const ownScales: Entry['states'][number] = {
  label: 'clicks and impressions, with scales of their own',
  element: (
    <SmallMultiples
      headline="Clicks follow impressions"
      subtitle="Google Search, a day"
      scales="own"
      formatAt={(day) => day}
      series={[
        { key: 'clicks', label: 'Clicks', color: 1, points: daily([12, 18, 15, 24]) },
        { key: 'shown', label: 'Impressions', color: 2, points: daily([900, 1400, 1250, 2100]) },
      ]}
    />
  ),
};

export const charts: readonly Entry[] = [
  {
    name: 'bar-chart',
    about: 'Bars from zero as a list. Long names wrap, and are above the bars where it is narrow.',
    states: [
      {
        label: 'names of any length',
        element: (
          <BarChart
            label="Open postings by role"
            bars={[
              { key: 'cv', label: 'Computer vision engineering and applied research', value: 1240 },
              { key: 'ds', label: 'Data science', value: 310 },
              { key: 'none', label: 'Prompt engineering', value: 0 },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'pay-range-chart',
    about: 'Ranges of pay on one axis. A hollow bar stands for few cases.',
    states: [
      {
        label: 'three roles, one of them with few answers',
        wide: true,
        element: (
          <PayRangeChart
            ranges={ranges}
            currency="USD"
            summary="Sample pay of three roles."
            labels={{
              unit: 'US dollars a year',
              range: 'Middle half of answers',
              smallRange: 'Fewer than 30 answers',
              median: 'Median',
            }}
          />
        ),
      },
    ],
  },
  {
    name: 'score-meter',
    about: 'A score between 0 and 100 as a bar with its label and figure.',
    states: [
      { label: 'a score', element: <ScoreMeter label="Model serving" value={78} /> },
      {
        label: 'with a text of its own',
        element: <ScoreMeter label="Pass" value={92} valueText="92%" />,
      },
      { label: 'empty', element: <ScoreMeter label="Not answered" value={0} /> },
      { label: 'full', element: <ScoreMeter label="Evaluation" value={100} /> },
    ],
  },
];

function daily(values: readonly number[]) {
  return values.map((value, at) => ({ at: `2026-11-0${at + 1}`, value }));
}

import type { ReactNode } from 'react';
import { BarChart } from '../src/charts/bars/bar-chart.tsx';
import { DistributionChart } from '../src/charts/distribution/distribution-chart.tsx';
import { LineChart, type LineSeries } from '../src/charts/line/line-chart.tsx';
import { SmallMultiples } from '../src/charts/line/small-multiples.tsx';
import { RangeChart } from '../src/charts/rows/range-chart.tsx';
import { ScoreMeter } from '../src/charts/score-meter.tsx';

const line = (color: LineSeries['color'], values: readonly (number | null)[]): LineSeries => ({
  key: `${color} ${values.join(' ')}`,
  label: `Machine Learning Infrastructure Engineer ${color}`,
  color,
  points: values.map((value, at) => ({ at: String(2021 + at), value, isSmall: at < 2 })),
});
/** A missing value, few cases, a lone point, one color twice, values below zero, and lines of context. */
const series = [
  line(1, [158, 165, null, 190, 194]),
  line(1, [155, 160, 172, 181, 203]),
  line(2, [null, null, 176]),
  line('muted', [12, 4, -9, -15, -3]),
  line('ink', [20, 5, 9, 15, 30]),
];
const bins = [2, 31, 77, 84, 40, 9].map((count, at) => ({ start: 80 + at * 20, count }));
const pay = { p25: 152_000, p50: 184_500, p75: 221_000 };
const ranges = [
  { key: 'a', label: 'Machine Learning Engineer', detail: '975 ranges', ...pay },
  { key: 'b', label: 'MLOps Engineer', detail: '18 ranges', ...pay, isSmall: true },
];
const none = { key: 'none', label: 'NLP Engineer', p25: null, p50: null, p75: null };
const point = { key: 'point', label: 'Prompt Engineer', p25: 175_000, p50: 175_000, p75: 175_000 };
const text = { subtitle: 'US dollars a year', source: 'Source: samples.' };

export const charts: Readonly<Record<string, ReactNode>> = {
  'bar-chart': (
    <BarChart
      label="Open postings by role"
      bars={[
        { key: 'cv', label: 'Computer vision engineering and applied research', value: 1240 },
        { key: 'none', label: 'Prompt engineering', value: 0 },
      ]}
    />
  ),
  'score-meter': <ScoreMeter label="Model serving" value={78} valueText="78%" />,
  'line-chart': (
    <LineChart
      {...text}
      headline="Pay rose for all roles"
      series={series}
      notes={[{ at: '2022', label: 'A date that the text names' }]}
    />
  ),
  'small-multiples': (
    <>
      <SmallMultiples {...text} headline="Five roles" series={[...series, line(5, [])]} />
      <SmallMultiples {...text} headline="Own scales" series={series.slice(0, 2)} scales="own" />
    </>
  ),
  'range-chart': (
    <RangeChart
      {...text}
      headline="Both roles have the same median"
      rows={[...ranges.map((row) => ({ ...row, p10: 137_000, p90: 261_000 })), point, none]}
    />
  ),
  'distribution-chart': (
    <>
      {[false, true].map((isSmall) => (
        <DistributionChart
          {...text}
          key={String(isSmall)}
          headline="Most are between 120 and 160"
          bins={bins}
          width={20}
          domain={[80, 200]}
          highest={0.5}
          color={1}
          format={String}
          formatShort={String}
          countLabel="Ranges"
          fromLabel="From"
          toLabel="To"
          marks={[{ value: 131, label: 'Median' }]}
          isSmall={isSmall}
        />
      ))}
    </>
  ),
};

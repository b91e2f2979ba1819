import { formatFigure, formatPay, formatShortPay } from '@talent/sdk/format';
import { roleColor } from '../../src/charts/chart-color.ts';
import { DistributionChart } from '../../src/charts/distribution/distribution-chart.tsx';
import { DotPlot } from '../../src/charts/rows/dot-plot.tsx';
import { RangeChart, type RangeRow } from '../../src/charts/rows/range-chart.tsx';
import { SourceNote } from '../../src/figures/source-note.tsx';
import type { Entry } from './entry.ts';
import { Sized } from './sized.tsx';

const source = <SourceNote source="Sample figures" period="2024 and 2025" />;
const pay = (value: number) => formatPay(value, 'USD');
const shortPay = (value: number) => formatShortPay(value, 'USD');

const rows: readonly RangeRow[] = [
  {
    key: 'a',
    label: 'Machine Learning Engineer',
    detail: '975 ranges',
    color: roleColor('machine-learning-engineer'),
    p10: 137_000,
    p25: 161_000,
    p50: 192_000,
    p75: 225_000,
    p90: 261_000,
  },
  {
    key: 'b',
    label: 'MLOps Engineer',
    detail: '18 ranges',
    color: roleColor('mlops-engineer'),
    p10: 136_000,
    p25: 145_000,
    p50: 165_000,
    p75: 200_000,
    p90: 221_000,
    isSmall: true,
  },
  {
    key: 'c',
    label: 'Prompt Engineer',
    detail: '12 ranges, all at one figure',
    color: roleColor('prompt-engineer'),
    p10: 175_000,
    p25: 175_000,
    p50: 175_000,
    p75: 175_000,
    p90: 175_000,
  },
  {
    key: 'd',
    label: 'NLP Engineer',
    detail: '4 ranges',
    p25: null,
    p50: null,
    p75: null,
    missing: 'Too few to show',
  },
];
const rangeChart = {
  subtitle: 'US dollars a year',
  source,
  format: pay,
  formatShort: shortPay,
  rowLabel: 'Role',
  words: { small: 'Fewer than 30 ranges' },
};

const compared = [
  { key: 'reported', label: 'Reported pay', color: 1 },
  { key: 'official', label: 'Official wages', color: 2 },
] as const;
const pairs = [
  { key: 'ds', label: 'Data Scientist', detail: '2,238 ranges', values: [158_000, 112_590] },
  { key: 'de', label: 'Database Architect', values: [null, 135_980] },
  {
    key: 'rs',
    label: 'Computer and Information Research Scientist',
    detail: '12 ranges',
    values: [193_000, 140_910],
    small: [0],
  },
  { key: 'none', label: 'Prompt Engineer', values: [null, null], missing: 'Not published' },
];

const counts = [2, 9, 31, 58, 77, 84, 61, 40, 22, 9, 4, 1];
const bins = counts.map((count, at) => ({ start: 80_000 + at * 20_000, count }));
const distribution = {
  subtitle: 'Midpoints of reported pay ranges, US dollars a year',
  source,
  format: pay,
  formatShort: shortPay,
  bins,
  width: 20_000,
  countLabel: 'Ranges',
};

export const rowCharts: readonly Entry[] = [
  {
    name: 'range-chart',
    about: 'Ranges on one axis: middle half, median, 10th to 90th percentile; a dot without width.',
    states: [
      {
        label: 'a range, few cases, a point, none',
        wide: true,
        element: (
          <RangeChart
            {...rangeChart}
            headline="Half of all ranges lie within a quarter of the median"
            rows={rows}
          />
        ),
      },
      {
        label: 'with an offer, at 320 px',
        element: (
          <Sized>
            <RangeChart
              {...rangeChart}
              headline="The offer is above the median of both roles"
              rows={rows.slice(0, 2)}
              marks={[{ value: 205_000, label: 'Your offer $205K' }]}
            />
          </Sized>
        ),
      },
      {
        label: 'without percentiles',
        element: (
          <RangeChart
            {...rangeChart}
            headline="Only quarters are published"
            rows={rows.slice(0, 2).map(({ p10: _, p90: __, ...row }) => row)}
          />
        ),
      },
    ],
  },
  {
    name: 'dot-plot',
    about: 'One dot a series for each group, joined, so that the distance is seen.',
    states: [
      {
        label: 'two series, with missing values',
        wide: true,
        element: (
          <DotPlot
            headline="Reported pay is above official wages"
            subtitle="Median, US dollars a year"
            source={source}
            series={compared}
            rows={pairs}
            format={pay}
            formatShort={shortPay}
            rowLabel="Occupation"
            smallLabel="Fewer than 30 ranges"
          />
        ),
      },
      {
        label: 'at 320 px',
        element: (
          <Sized>
            <DotPlot
              headline="Reported pay is above official wages"
              subtitle="Median, US dollars a year"
              source={source}
              series={compared}
              rows={pairs.slice(0, 3)}
              format={pay}
              formatShort={shortPay}
              rowLabel="Occupation"
            />
          </Sized>
        ),
      },
      {
        label: 'one series, values below zero',
        element: (
          <DotPlot
            headline="Two sectors lost postings"
            subtitle="Change in a year, percentage points"
            source={source}
            series={[{ key: 'change', label: 'Change', color: 'ink' }]}
            rows={[
              { key: 'a', label: 'Software', values: [4.2] },
              { key: 'b', label: 'Banking', values: [-1.5] },
              { key: 'c', label: 'Education', values: [-3.1] },
            ]}
            format={(value) => formatFigure(value)}
            zero
            rowLabel="Sector"
          />
        ),
      },
    ],
  },
  {
    name: 'distribution-chart',
    about: 'How many cases there are along an axis, with the values that matter named above.',
    states: [
      {
        label: 'with median and offer',
        wide: true,
        element: (
          <DistributionChart
            {...distribution}
            headline="Most ranges have their middle between $160,000 and $200,000"
            color={roleColor('machine-learning-engineer')}
            marks={[
              { value: 181_000, label: 'Median' },
              { value: 205_000, label: 'Your offer' },
            ]}
          />
        ),
      },
      {
        label: 'at 320 px',
        element: (
          <Sized>
            <DistributionChart
              {...distribution}
              headline="Most ranges have their middle between $160,000 and $200,000"
              color={roleColor('data-scientist')}
              marks={[{ value: 181_000, label: 'Median' }]}
            />
          </Sized>
        ),
      },
      {
        label: 'few cases, on the axes of the others',
        element: (
          <DistributionChart
            {...distribution}
            headline="Twelve ranges only"
            bins={bins
              .slice(2, 6)
              .map(({ start }, at) => ({ start, count: [2, 5, 4, 1][at] ?? 0 }))}
            domain={[80_000, 320_000]}
            most={84}
            isSmall
            color={4}
          />
        ),
      },
    ],
  },
];

import { formatFigure, formatPercent, formatShortPay, formatPay } from '@talent/sdk/format';
import { countryColor, roleColor } from '../../src/charts/chart-color.ts';
import { LineChart, type LineSeries } from '../../src/charts/line/line-chart.tsx';
import { SmallMultiples } from '../../src/charts/line/small-multiples.tsx';
import { SourceNote } from '../../src/figures/source-note.tsx';
import { ownScales } from './charts.tsx';
import type { Entry } from './entry.ts';
import { Sized } from './sized.tsx';

const source = <SourceNote source="Sample figures" period="2019 to 2026" />;
const percent = (value: number) => formatPercent(value / 100, 1);
const pay = (value: number) => formatPay(value, 'USD');
const shortPay = (value: number) => formatShortPay(value, 'USD');

const countries = ['US', 'CA', 'GB', 'IE', 'DE', 'FR', 'AU', 'ES', 'NL'];
const names = [
  'United States',
  'Canada',
  'United Kingdom',
  'Ireland',
  'Germany',
  'France',
  'Australia',
  'Spain',
  'Netherlands',
];

/** Smooth and always the same: a slow rise with a wave, ending at `end`. */
function months(end: number, phase: number, steep = 1) {
  return Array.from({ length: 90 }, (_, at) => {
    const month = `${2019 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const share = (at / 89) ** steep;
    return { at: month, value: 0.8 + (end - 0.8) * share + Math.sin(at / 7 + phase) * 0.25 };
  });
}

const nine: readonly LineSeries[] = countries.map((code, at) => ({
  key: code,
  label: names[at] ?? code,
  color: countryColor(code),
  points: months([5.9, 17.9, 9.4, 14.7, 5.1, 6.2, 8.1, 4.4, 7.3][at] ?? 5, at, at === 1 ? 9 : 3),
}));

const years = ['2021', '2022', '2023', '2024', '2025'];
const line = (key: string, label: string, values: readonly (number | null)[]): LineSeries => ({
  key,
  label,
  color: roleColor(key),
  points: years.map((at, index) => ({ at, value: values[index] ?? null })),
});
const roles = [
  line(
    'machine-learning-engineer',
    'Machine Learning Engineer',
    [158_000, 165_000, 181_000, 190_000, 194_000],
  ),
  line('ai-engineer', 'AI Engineer', [null, 130_000, null, 168_000, 176_000]),
  line('data-scientist', 'Data Scientist', [138_000, 141_000, 153_000, 158_000, 158_500]),
];
const small: LineSeries = {
  ...line('nlp-engineer', 'NLP Engineer', []),
  points: years.map((at, index) => ({
    at,
    value: [142_000, 149_000, 139_000, 161_000, 170_000][index] ?? null,
    isSmall: index < 3,
  })),
};

const payChart = {
  subtitle: 'Median pay by year, US dollars a year',
  source,
  format: pay,
  formatShort: shortPay,
  atLabel: 'Year',
};

export const lines: readonly Entry[] = [
  {
    name: 'line-chart',
    about:
      'Lines over time with direct labels. Arrow keys, mouse and touch read the values; the figures are below.',
    states: [
      {
        label: 'nine series, two in front',
        wide: true,
        element: (
          <LineChart
            headline="Canada's share of AI postings passed every other country"
            subtitle="Share of postings that name AI, percent"
            source={source}
            series={nine}
            format={percent}
            formatShort={(value) => formatPercent(value / 100)}
            notes={[{ at: '2022-12', label: 'A date that the text names' }]}
          />
        ),
      },
      {
        label: 'nine series at 320 px',
        wide: true,
        element: (
          <Sized>
            <LineChart
              headline="Canada's share of AI postings passed every other country"
              subtitle="Share of postings that name AI, percent"
              source={source}
              series={nine}
              format={percent}
              formatShort={(value) => formatPercent(value / 100)}
            />
          </Sized>
        ),
      },
      {
        label: 'a missing year and a lone point',
        wide: true,
        element: <LineChart {...payChart} headline="Pay rose for all three roles" series={roles} />,
      },
      {
        label: 'the same at 320 px',
        element: (
          <Sized>
            <LineChart {...payChart} headline="Pay rose for all three roles" series={roles} />
          </Sized>
        ),
      },
      {
        label: 'few cases: hollow points',
        element: (
          <LineChart
            {...payChart}
            headline="Three of five years rest on few ranges"
            series={[small]}
          />
        ),
      },
      {
        label: 'one point',
        element: (
          <LineChart
            {...payChart}
            headline="One year is known so far"
            series={[{ ...small, label: 'AI Engineer', points: [{ at: '2025', value: 176_000 }] }]}
          />
        ),
      },
      {
        label: 'values below zero',
        element: (
          <LineChart
            headline="Postings fell for a year, then rose"
            subtitle="Change to the year before, percent"
            source={source}
            format={(value) => formatFigure(value)}
            series={[
              {
                key: 'change',
                label: 'Change',
                color: 'ink',
                points: [12, 4, -9, -15, -3, 6].map((value, at) => ({
                  at: String(2020 + at),
                  value,
                })),
              },
            ]}
          />
        ),
      },
      {
        label: 'long labels, one color twice',
        wide: true,
        element: (
          <LineChart
            {...payChart}
            headline="A second series of the same color is dashed"
            series={[
              line(
                'machine-learning-infrastructure-engineer',
                'Machine Learning Infrastructure Engineer',
                [170_000, 174_000, 182_000, 199_000, 205_000],
              ),
              line(
                'computer-vision-engineer',
                'Computer Vision Engineer',
                [155_000, 160_000, 172_000, 181_000, 203_000],
              ),
              line('ai-engineer', 'AI Engineer', [150_000, 158_000, 171_000, 183_000, 201_000]),
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'small-multiples',
    about: 'One small chart a series with the same axes; the others are muted behind it.',
    states: [
      {
        label: 'nine series',
        wide: true,
        element: (
          <SmallMultiples
            headline="In nine countries the share rises, at very different speeds"
            subtitle="Share of postings that name AI, percent"
            source={source}
            series={nine.map((series) => ({
              ...series,
              color: series.color === 'muted' ? 'ink' : series.color,
            }))}
            format={percent}
            formatShort={(value) => formatPercent(value / 100)}
          />
        ),
      },
      {
        label: 'at 320 px, one without values',
        element: (
          <Sized>
            <SmallMultiples
              headline="Two countries, and one that publishes nothing"
              subtitle="Share of postings that name AI, percent"
              source={source}
              series={[
                ...nine.slice(0, 2),
                { key: 'NZ', label: 'New Zealand', color: 'ink', points: [] },
              ]}
              format={percent}
              formatShort={(value) => formatPercent(value / 100)}
              missing="not published"
            />
          </Sized>
        ),
      },
      ownScales,
    ],
  },
];

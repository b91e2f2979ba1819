import { expect, it } from 'vitest';
import { makeBand } from '../calculations/testing/make-band';
import { halfOf, rangeFinding, trendFinding } from './findings';

const role = (label: string, p50: number, reach: number, n = 400) => ({
  label,
  band: makeBand({ p50, n, interval: { low: p50 - reach, high: p50 + reach } }),
});
const engineer = role('AI Engineer', 174_000, 6_000);
const scientist = role('Data Scientist', 158_000, 1_000);
const half = makeBand({ p25: 161_000, p50: 192_000, p75: 225_000 });

it.each([
  [
    'names the highest median and its distance to the next',
    [scientist, engineer],
    'AI Engineer has the highest median, $174,000, which is $16,000 more than Data Scientist',
  ],
  [
    'ranks no medians whose intervals overlap',
    [role('Data Scientist', 170_000, 5_000), engineer],
    'AI Engineer ($174,000) and Data Scientist ($170,000) have medians that are too close to rank',
  ],
  [
    'says of a single role where its middle half is',
    [{ label: 'Machine Learning Engineer', band: half }],
    'Machine Learning Engineer: the middle half of pay is $161,000 to $225,000',
  ],
  [
    'ranks no role of few ranges, and says so',
    [role('Research Engineer', 198_000, 4_000, 60), scientist, engineer],
    'Of the roles with at least 100 ranges, AI Engineer has the highest median, $174,000, which is $16,000 more than Data Scientist',
  ],
  [
    'says of how few ranges a single role has',
    [role('MLOps Engineer', 165_000, 4_000, 33)],
    'MLOps Engineer: the median is $165,000, but it is from 33 ranges only',
  ],
  ['is not there without a role', [], null],
  ['is not there without a median', [{ label: 'A', band: makeBand({ p50: null }) }], null],
])('the finding of ranges %s', (_, roles, finding) => {
  expect(rangeFinding(roles)).toBe(finding);
});

it('never praises a half without width', () => {
  const band = makeBand({ p25: 150_000, p50: 150_000, p75: 150_000 });
  expect(halfOf({ label: 'AI Architect', band })).toBe('AI Architect: the median is $150,000');
});

const year = (period: string, p50: number, n = 400, reach = 2_000) =>
  makeBand({
    ...{ period, year: Number(period), p50, n },
    interval: { low: p50 - reach, high: p50 + reach },
  });
/** The years of a role from 2023 on. */
const from2023 = (label: string, before: number, after: number, reach?: number) => ({
  label,
  bands: [year('2023', before, 400, reach), year('2024', after, 400, reach)],
});
const falling = from2023('Data Scientist', 160_000, 150_000);
const fell =
  'Data Scientist fell most from 2023 to 2024: the median went from $160,000 to $150,000';
const few = [year('2023', 191_000), year('2024', 200_000), year('2025', 290_000, 21)];

it.each([
  [
    'names the role that changed most, and both ends',
    [from2023('AI Engineer', 165_000, 168_000), falling],
    fell,
  ],
  [
    'calls a change within the intervals none',
    [from2023('AI Engineer', 195_000, 192_200)],
    'AI Engineer: the medians of 2023 ($195,000) and 2024 ($192,200) are too close to say that pay changed',
  ],
  [
    'names a smaller change that is real rather than a larger one that is none',
    [from2023('AI Engineer', 165_000, 185_000, 20_000), falling],
    fell,
  ],
  [
    'does not rest on a year of few ranges',
    [{ label: 'Machine Learning Engineer', bands: few }],
    'Machine Learning Engineer rose from 2023 to 2024: the median went from $191,000 to $200,000',
  ],
  ['is not there for one year', [{ label: 'NLP Engineer', bands: few.slice(1) }], null],
])('the finding of years %s', (_, roles, finding) => {
  expect(trendFinding(roles)).toBe(finding);
});

import { describe, expect, it } from 'vitest';
import { exampleBands, guideOf } from '../testing/guide';
import { canadianBand, officialBand, salaryBand } from '../testing/salary-data';
import { canadaText, guideWords } from './guide-words';
import { comparisonText, historyText } from './official-text';
import { overviewText } from './overview-text';
import { overviewTiles } from '../facts/table-facts';

const text = overviewText(guideOf(...exampleBands())).join(' ');

it('the overview counts the ranges, and names the highest and the lowest median', () => {
  expect(text).toContain('2,440 ranges for full-time jobs name one of the three roles');
  expect(text).toContain('from $150,000 (Data Engineer) to $200,000 (Ai Engineer)');
  // The range inside a role, compared with the range of the roles.
  expect(text).toContain('90th percentile is 3.6 times the 10th. That is more than the difference');
});

it('the guide begins with newer official pay, its age, and how it differs', () => {
  expect(guideWords(guideOf(...exampleBands())).overview[0]).toMatch(
    /^The newest figures are official: the median of Data Scientists is \$120,000\. Official pay of May 2025, 18 months old\. It is what people earn/,
  );
});

it('the overview rests its headline on roles with at least a hundred ranges alone', () => {
  const band = (role: string, n: number, p50: number) => salaryBand({ role, n, p50 });
  const small = [band('a', 18, 240_000), band('b', 99, 220_000)];
  const guide = guideOf(...small, band('c', 100, 190_000), band('d', 500, 160_000));
  const said = overviewText(guide).join(' ');
  expect(said).toContain(
    'Among the two roles with at least 100 ranges, medians go from $160,000 (D) to $190,000 (C).',
  );
  expect(said).toContain('The other two roles have fewer than 100 ranges each.');
  expect(said).not.toMatch(/240,000|220,000/);
  expect(overviewTiles(guide).map(({ figure, label }) => `${figure}: ${label}`)).toEqual([
    '$190,000: highest median of roles with 100 ranges or more: C (100 ranges)',
    '$160,000: lowest median of these roles: D (500 ranges)',
    '717: different full-time US pay ranges, each counted once',
  ]);
});

it('the overview has no headline where no role has a hundred ranges', () => {
  const guide = guideOf(salaryBand({ role: 'a', n: 18, p50: 240_000 }));
  const said = overviewText(guide).join(' ');
  expect(said).toContain('None of them has 100 ranges.');
  expect(said).not.toContain('$240,000');
  expect(overviewTiles(guide).map(({ figure }) => figure)).toEqual(['18']);
});

it('the overview says how many roles go the other way from mid level to senior', () => {
  const level = (role: string, mid: number, senior: number) => [
    salaryBand({ role }),
    salaryBand({ role, level: 'MI', p50: mid }),
    salaryBand({ role, level: 'SE', p50: senior }),
  ];
  const guide = guideOf(...level('a', 100_000, 120_000), ...level('b', 100_000, 90_000));
  expect(overviewText(guide).join(' ')).toMatch(
    /rises by 5% .* two roles .* up to 20% \(A\)\. In B it falls/,
  );
});

describe('official wages', () => {
  it('are compared with reported ranges of the same name only', () => {
    expect(comparisonText(guideOf(...exampleBands()))).toMatch(
      /^Data Scientist: .* \$170,000\. .* Data Scientists \(SOC 15-2051\) earned \$120,000 in May 2025\. The reported figure is 42% higher/,
    );
    expect(comparisonText(guideOf(salaryBand({ role: 'a' }), officialBand({ role: 'b' })))).toMatch(
      /No role of the reported ranges has an official occupation of the same name/,
    );
  });

  it.each([
    [118_000, /agree to within 1%/],
    [90_000, /25% lower\. That is unusual/],
  ])('set beside a reported median of %i: %s', (p50, expected) => {
    const guide = guideOf(
      salaryBand({ role: 'a', p50 }),
      officialBand({ role: 'a', p50: 119_500 }),
    );
    expect(comparisonText(guide)).toMatch(expected);
  });

  it('are followed year by year, fastest and slowest', () => {
    const occupation = (role: string, from: number, to: number, first = 2020) => [
      officialBand({ role, year: first, p50: from, current: false, occupation: `SOC 1-1 ${role}` }),
      officialBand({ role, year: 2025, p50: to, occupation: `SOC 1-1 ${role}` }),
    ];
    const text = historyText(
      guideOf(
        ...occupation('Fast', 100_000, 161_051),
        ...occupation('Slow', 100_000, 90_000),
        ...occupation('Late', 100_000, 110_000, 2022),
      ),
    ).join(' ');
    expect(text).toContain(
      'Fast rose fastest, by 10% a year on average ($100,000 in 2020, $161,051 in 2025). Slow fell, by 2% a year.',
    );
    expect(text).toContain('Slow has a lower median at the end');
    expect(text).toContain('Late (from 2022) has a shorter line');
  });

  it('say where the earlier years of the others are', () => {
    expect(historyText(guideOf(...exampleBands())).join(' ')).toMatch(
      /The median of Data Scientists rose by 5% a year .* Earlier years of the other occupation are in the salary dashboard\./,
    );
  });
});

const [occupation] = guideOf(...exampleBands()).canada;

it('wages in Canada go from the best-paid province to the last', () => {
  expect(occupation && canadaText(occupation)[0]).toBe(
    'Ontario has the highest provincial median, CA$99,000, and New Brunswick the lowest, CA$82,000. Even the highest is only 3% above the median for the whole country, CA$96,000.',
  );
});

it('wages in Canada say what the source does not publish', () => {
  const bare = { p10: null, p90: null };
  const [only] = guideOf(
    canadianBand({ ...bare, region: 'ON', regionName: 'Ontario', p50: 99_000 }),
    canadianBand({ ...bare, region: 'BC', regionName: 'British Columbia', p50: 108_000 }),
  ).canada;
  expect(only && canadaText(only).join(' ')).toMatch(
    /British Columbia has the highest .* no figure for the whole country here\. For this occupation our data has medians only/,
  );
});

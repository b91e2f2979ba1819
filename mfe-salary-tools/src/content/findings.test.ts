import { describe, expect, it } from 'vitest';
import { makeBand } from '../calculations/testing/make-band';
import { halfOf, rangeFinding, trendFinding } from './findings';

const engineer = (p50: number, low: number, high: number) => ({
  label: 'AI Engineer',
  band: makeBand({ p50, interval: { low, high } }),
});
const scientist = (p50: number, low: number, high: number) => ({
  label: 'Data Scientist',
  band: makeBand({ p50, interval: { low, high } }),
});

describe('the finding of ranges', () => {
  it('names the highest median and its distance to the next', () => {
    expect(
      rangeFinding([scientist(158_000, 157_000, 159_000), engineer(174_000, 168_000, 180_000)]),
    ).toBe(
      'AI Engineer has the highest median, $174,000, which is $16,000 more than Data Scientist',
    );
  });

  it('ranks no medians whose intervals overlap', () => {
    expect(
      rangeFinding([scientist(170_000, 165_000, 175_000), engineer(174_000, 168_000, 180_000)]),
    ).toBe(
      'AI Engineer ($174,000) and Data Scientist ($170,000) have medians that are too close to rank',
    );
  });

  it('says of a single role where its middle half is', () => {
    const band = makeBand({ p25: 161_000, p50: 192_000, p75: 225_000 });
    expect(rangeFinding([{ label: 'Machine Learning Engineer', band }])).toBe(
      'Machine Learning Engineer: the middle half of pay is $161,000 to $225,000',
    );
  });

  it('never praises a half without width', () => {
    const band = makeBand({ p25: 150_000, p50: 150_000, p75: 150_000 });
    expect(halfOf({ label: 'AI Architect', band })).toBe('AI Architect: the median is $150,000');
  });

  it('ranks no role of few ranges, and says so', () => {
    const few = { label: 'Research Engineer', band: makeBand({ p50: 198_000, n: 60 }) };
    expect(
      rangeFinding([
        few,
        scientist(158_000, 157_000, 159_000),
        engineer(174_000, 168_000, 180_000),
      ]),
    ).toBe(
      'Of the roles with at least 100 ranges, AI Engineer has the highest median, $174,000, which is $16,000 more than Data Scientist',
    );
    const alone = { label: 'MLOps Engineer', band: makeBand({ p50: 165_000, n: 33 }) };
    expect(rangeFinding([alone])).toBe(
      'MLOps Engineer: the median is $165,000, but it is from 33 ranges only',
    );
  });

  it('is not there without a median', () => {
    expect(rangeFinding([])).toBeNull();
    expect(rangeFinding([{ label: 'AI Engineer', band: makeBand({ p50: null }) }])).toBeNull();
  });
});

describe('the finding of years', () => {
  const year = (period: string, p50: number, n = 400) =>
    makeBand({
      period,
      year: Number(period),
      p50,
      n,
      interval: { low: p50 - 2000, high: p50 + 2000 },
    });

  it('names the role that changed most, and both ends', () => {
    expect(
      trendFinding([
        { label: 'AI Engineer', bands: [year('2023', 165_000), year('2024', 168_000)] },
        { label: 'Data Scientist', bands: [year('2023', 160_000), year('2024', 150_000)] },
      ]),
    ).toBe('Data Scientist fell most from 2023 to 2024: the median went from $160,000 to $150,000');
  });

  it('calls a change within the intervals none', () => {
    expect(
      trendFinding([
        { label: 'AI Engineer', bands: [year('2023', 195_000), year('2024', 192_200)] },
      ]),
    ).toBe(
      'AI Engineer: the medians of 2023 ($195,000) and 2024 ($192,200) are too close to say that pay changed',
    );
  });

  it('names a smaller change that is real rather than a larger one that is none', () => {
    const wide = (period: string, p50: number) => ({
      ...year(period, p50),
      interval: { low: p50 - 20_000, high: p50 + 20_000 },
    });
    expect(
      trendFinding([
        { label: 'AI Engineer', bands: [wide('2023', 165_000), wide('2024', 185_000)] },
        { label: 'Data Scientist', bands: [year('2023', 160_000), year('2024', 150_000)] },
      ]),
    ).toBe('Data Scientist fell most from 2023 to 2024: the median went from $160,000 to $150,000');
  });

  it('does not rest on a year of few ranges', () => {
    const bands = [year('2023', 191_000), year('2024', 200_000), year('2025', 290_000, 21)];
    expect(trendFinding([{ label: 'Machine Learning Engineer', bands }])).toBe(
      'Machine Learning Engineer rose from 2023 to 2024: the median went from $191,000 to $200,000',
    );
    expect(trendFinding([{ label: 'NLP Engineer', bands: bands.slice(1) }])).toBeNull();
  });
});

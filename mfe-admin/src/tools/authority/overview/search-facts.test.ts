import { describe, expect, it } from 'vitest';
import { searchFacts } from './search-facts';

/** Days that end on 2026-11-22, with the clicks given, newest last. */
function daysOf(clicks: readonly number[]) {
  return clicks.map((count, at) => ({
    measured_on: new Date(Date.parse('2026-11-22') - (clicks.length - 1 - at) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    clicks: count,
    impressions: count * 100,
    position: 5,
  }));
}

describe('the week in Google Search', () => {
  it('is compared with the seven days before', () => {
    const days = daysOf([...Array<number>(7).fill(10), ...Array<number>(7).fill(20)]);
    expect(searchFacts(days)[0]).toEqual({
      label: 'Clicks in 7 days',
      figure: '140',
      change: '+70 (+100%) vs. the week before',
      normal: undefined,
      note: 'Google Search, until 2026-11-22',
    });
  });

  it('is within what eight weeks say', () => {
    const days = daysOf(Array.from({ length: 63 }, (_, at) => (at % 2 === 0 ? 10 : 12)));
    expect(searchFacts(days)[1]?.normal).toMatchObject({
      words: 'Normal: 7,600 to 7,800 (last 8 weeks)',
      isUnusual: false,
    });
  });

  it('is left out where a day is missing', () => {
    const days = daysOf(Array<number>(14).fill(10)).filter((_, at) => at !== 9);
    expect(searchFacts(days)).toEqual([]);
    expect(searchFacts([])).toEqual([]);
  });
});

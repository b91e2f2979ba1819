import { expect, test } from 'vitest';
import { readPayText } from './read-pay-text.ts';

const yearly = (low: number, high: number, currency: string | null = null) => ({
  ...{ low, high, currency, period: 'year' },
});
const hourly = (low: number, high: number, currency: string | null = null) => ({
  ...{ low, high, currency, period: 'hour' },
});

test.each([
  ['The salary range is $180,000 - $220,000 per year.', yearly(180_000, 220_000)],
  ['Annual base salary: $180,000–$220,000 USD', yearly(180_000, 220_000, 'USD')],
  ['Pay Range\n$180,000 — $220,000 USD annually', yearly(180_000, 220_000, 'USD')],
  ['US$180K to US$220K a year', yearly(180_000, 220_000, 'USD')],
  ['$180-220k annually, plus equity and bonus', yearly(180_000, 220_000)],
  ['CAD 120,000 - 150,000 per annum', yearly(120_000, 150_000, 'CAD')],
  ['CA$120,000.00 - CA$150,000.00 / year', yearly(120_000, 150_000, 'CAD')],
  ['C$120,000/yr - C$150,000/yr', yearly(120_000, 150_000, 'CAD')],
  ['between $120,000 and $150,000 CAD per year', yearly(120_000, 150_000, 'CAD')],
  ['The hourly rate is $85.50 - $110.00.', hourly(85.5, 110)],
  ['$60/hr - $75/hr USD', hourly(60, 75, 'USD')],
  ['$180,000 - $220,000 a year. Again: $180,000 - $220,000 per year.', yearly(180_000, 220_000)],
])('%s', (text, pay) => {
  expect(readPayText(text)).toEqual(pay);
});

test.each([
  ['no period', 'The range is $180,000 - $220,000.'],
  ['no currency', 'The range is 180,000 - 220,000 per year.'],
  ['two currencies', 'USD 180,000 - CAD 220,000 per year'],
  ['two ranges', 'New York: $200,000 - $250,000 a year. Denver: $170,000 - $210,000 a year.'],
  ['two periods', '$180,000 - $220,000 per year or hour'],
  ['a month', '$8,000 - $12,000 per month, paid over the year'],
  ['another currency', '€80,000 - €100,000 per year'],
  ['pay on target', 'On-target earnings of $180,000 - $220,000 per year'],
  ['a bonus', 'a sign-on bonus of $20,000 - $40,000 in the first year'],
  ['numbers of other things', 'from $5,000,000 to $20,000,000 a year in revenue'],
  ['a low end above the high one', '$220,000 - $180,000 per year'],
  ['a range of several jobs', '$40,000 - $400,000 per year'],
  ['a percentage', '$20,000 - 30% a year'],
  ['a period of another sentence', 'Paid yearly. Budget: $180,000 - $220,000.'],
  ['a single amount', '$180,000 per year'],
  ['nothing', ''],
])('%s is no pay', (_name, text) => {
  expect(readPayText(text)).toBeNull();
});

test('what follows 100,000 characters is not read', () => {
  expect(readPayText(`${'x '.repeat(50_000)}$180,000 - $220,000 per year`)).toBeNull();
});

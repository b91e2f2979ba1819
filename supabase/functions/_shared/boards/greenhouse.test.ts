import { expect, test } from 'vitest';
import { greenhouseJob, readGreenhouseJob } from './greenhouse.ts';

const job = (patch: object) =>
  readGreenhouseJob(
    greenhouseJob.parse({
      ...{ id: 1, title: 'Data Engineer', absolute_url: 'https://a.example', content: '' },
      ...{ location: { name: 'Austin, TX' }, metadata: null, ...patch },
    }),
  );
const range = (title: string, low: number, high: number, blurb = '') => ({
  ...{ min_cents: low * 100, max_cents: high * 100, currency_type: 'USD', title, blurb },
});
const year = (low: number, high: number) => ({ low, high, currency: 'USD', period: 'year' });

test.each<[string, object, object | null]>([
  ['one range', { pay_input_ranges: [range('Zone 1', 150_000, 190_000)] }, year(150_000, 190_000)],
  [
    'the range of the place',
    { pay_input_ranges: [range('New York', 170_000, 200_000), range('Austin', 150_000, 190_000)] },
    year(150_000, 190_000),
  ],
  [
    'several ranges of which none names the place',
    { pay_input_ranges: [range('Zone 1', 170_000, 200_000), range('Zone 2', 150_000, 190_000)] },
    null,
  ],
  [
    'an hour',
    { pay_input_ranges: [range('Hourly pay', 60, 80)] },
    { low: 60, high: 80, currency: 'USD', period: 'hour' },
  ],
  ['no period', { pay_input_ranges: [range('Pay', 60, 80)] }, null],
  [
    'a custom field',
    {
      pay_input_ranges: [],
      metadata: [
        { name: 'Level', value: 'L4' },
        {
          ...{ name: 'Salary', value_type: 'currency_range' },
          value: { unit: 'USD', min_value: '150000.0', max_value: '190000.0' },
        },
      ],
    },
    year(150_000, 190_000),
  ],
  ['no pay', {}, null],
])('%s', (_name, patch, pay) => {
  expect(job(patch).pay).toEqual(pay);
});

test('the kind of employment is in a custom field', () => {
  const metadata = [{ name: 'Employment Type', value: 'Contract' }];
  expect(job({ metadata }).commitment).toBe('Contract');
  expect(job({}).commitment).toBeNull();
});

import { expect, it } from 'vitest';
import { makePayBand } from '../../pay-figures/testing/make-pay-band';
import { paySources } from './pay-table';

const { source } = makePayBand();

it('names a source once and adds up its ranges', () => {
  const bands = [makePayBand({ ranges: 263 }), makePayBand({ ranges: 4235 })];
  expect(paySources(bands)).toEqual([{ source, period: '2024-2025', sample: '4,498 ranges' }]);
});

it('keeps sources and periods apart', () => {
  const other = { ...source, name: 'Another Survey' };
  const bands = [
    makePayBand({ ranges: 1 }),
    makePayBand({ ranges: 2, period: '2023' }),
    makePayBand({ ranges: 3, source: other }),
  ];
  expect(paySources(bands).map(({ sample }) => sample)).toEqual([
    '1 range',
    '2 ranges',
    '3 ranges',
  ]);
});

import { expect, it } from 'vitest';
import { makePayBand } from '../../pay-figures/testing/make-pay-band';
import { makeSectorLine } from './testing/make-sector-line';
import { toInstrument } from './to-instrument';
import { paySources } from './pay-table';

const learning = makePayBand({
  role: 'machine-learning-engineer',
  roleLabel: 'Machine Learning Engineer',
});
const bands = [makePayBand(), learning];
const sectors = [makeSectorLine()];

function instrument(facts: Partial<Parameters<typeof toInstrument>[0]> = {}) {
  return toInstrument({ bands, sectors, hasSamples: true, ...facts });
}

it('has the roles with a band in the order of the list, each with its pay, sample and period', () => {
  const { roles, ends } = instrument();
  expect(roles.map(({ label }) => label)).toEqual(['Machine Learning Engineer', 'AI Engineer']);
  expect(roles[0]).toMatchObject({
    pay: '$140K to $206K',
    median: '$171K',
    ranges: '1,263 ranges',
    about: 'a year: the middle half of 1,263 different ranges, 2024–2025.',
    search: 'Your search for machine learning engineers',
  });
  expect(ends).toEqual(['$125K', '$225K']);
});

it('gives one amount where half of the ranges are the same', () => {
  const [role] = instrument({ bands: [makePayBand({ p25: 170_500, p75: 170_500 })] }).roles;
  expect(role?.pay).toBe('$171K');
  expect(role?.about).toContain('the middle half and the median of');
});

it('the market gives each role its own sector, and none where it is missing', () => {
  const data = makeSectorLine({ sector: 'Data & Analytics', sentence: 'Data.' });
  const scientist = makePayBand({ role: 'data-scientist' });
  const made = instrument({ bands: [...bands, scientist], sectors: [...sectors, data] });
  expect(made.roles.map(({ sector }) => sector)).toEqual([0, 0, 1]);
  expect(made.sectors[1]?.sentence).toBe('Data.');
  expect(instrument({ sectors: [] }).roles[0]?.sector).toBe(-1);
});

it('the sample profile is nobody on a live site', () => {
  const made = instrument({ hasSamples: false });
  expect(made.roles.map(({ profile }) => profile)).toEqual([null, null]);
  expect(JSON.stringify(made)).not.toContain('claims staff');
});

it('is empty without bands', () => {
  const { roles, table } = instrument({ bands: [] });
  expect(roles).toEqual([]);
  expect(table.rows).toEqual([]);
});

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

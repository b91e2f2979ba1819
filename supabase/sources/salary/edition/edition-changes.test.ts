import { expect, test } from 'vitest';
import { blsImporter } from '../official/bls-importer.ts';
import { editionChanges } from './edition-changes.ts';
import type { SalaryBand } from '../figures/salary-band.ts';
import { editionOf } from '../testing/edition-of.ts';

const { bands } = await editionOf(blsImporter);
type Band = SalaryBand & { key: string };
const [first, second] = bands.map((band) => ({ ...band, key: band.band_key })) as [Band, Band];

/** The band as the site knows it. */
const known = (band: Band, patch: Partial<Band> = {}) => ({ ...band, ...patch });

test('tells new, removed and unchanged bands apart by their keys', () => {
  const gone = known(first, { key: 'bls-oews/US/gone' });
  expect(editionChanges([known(first), gone], [first, second])).toEqual({
    added: [second.key],
    removed: ['bls-oews/US/gone'],
    changed: [],
    newlySuppressed: [],
    same: 1,
  });
});

test('reports a figure that moved by more than 2%, and not one that moved by 2%', () => {
  const changed = (p50: number) =>
    editionChanges([known(first, { p50 })], [{ ...first, p50: 102_000 }]);
  expect(changed(100_000).changed).toEqual([]);
  expect(changed(99_999).changed).toEqual([{ key: first.key, from: 99_999, to: 102_000 }]);
});

test('a figure that appears or disappears is a change', () => {
  expect(editionChanges([known(first)], [{ ...first, p90: 300_000 }]).changed).toHaveLength(1);
});

test('reports a band that is withheld from now on', () => {
  const empty = { p10: null, p25: null, p50: null, p75: null, p90: null };
  const next = { ...first, ...empty, suppressed: true };
  expect(editionChanges([known(first)], [next])).toMatchObject({
    newlySuppressed: [first.key],
    changed: [],
  });
});

import { expect, it } from 'vitest';
import { makeCell, makeFilings, makePlacePay } from '../testing/make-place-pay';
import { indexPlacePay } from './place-index';
import { placePages, placeSources } from './place-sources';

const roles = ['data-scientist', 'data-engineer', 'software-developer'].map((key) => ({ key }));
const pagesOf = (...cells: Parameters<typeof makePlacePay>[0] & object) =>
  placePages(indexPlacePay(makePlacePay(cells)), roles).map(
    ({ role, place }) => `${role}/${place}`,
  );

const waco = (n: number) => makeCell({ place: 'waco-tx', n });
const title = { role: 'data-engineer', occupation: null, source: 'dol-lca-titles' };

it.each([
  [
    'official pay and filings of the state: its metro and the state',
    [makeCell(), makeFilings()],
    ['data-scientist/austin-tx', 'data-scientist/texas'],
  ],
  ['official pay alone', [makeCell()], []],
  ['filings alone', [makeFilings()], []],
  ['fewer than 30 filings', [makeCell(), makeFilings({ n: 29 })], []],
  ['no published median', [makeCell({ p50: null }), makeFilings()], []],
  [
    'filings of the state where fewer than 200 are employed: the state alone',
    [waco(199), makeFilings()],
    ['data-scientist/texas'],
  ],
  [
    'filings of the city',
    [makeCell({ n: 100 }), makeFilings({ place: 'austin-city-tx', n: 30 })],
    ['data-scientist/austin-tx'],
  ],
  [
    'filings by title, and official pay of an occupation of it',
    [makeCell(), makeFilings({ ...title, place: 'austin-tx', n: 30 })],
    ['data-engineer/austin-tx'],
  ],
  [
    'filings by title without official pay near',
    [waco(500), makeFilings({ ...title, place: 'austin-tx' })],
    [],
  ],
  ['figures of an older period', [makeCell({ current: false }), makeFilings()], []],
  ['a wage level instead of all', [makeCell(), makeFilings({ tier: 'level-1' })], []],
])('pages of places with %s', (_, cells, pages) => {
  expect(pagesOf(...cells)).toEqual(pages);
});

it('a place has its official pay, filings of its cities by number and then of its state, and the occupations of a title', () => {
  const second = makeFilings({ place: 'austin-city-tx', n: 31 });
  const index = indexPlacePay(
    makePlacePay([
      makeCell(),
      makeFilings(),
      second,
      makeFilings({ ...title, place: 'austin-tx' }),
    ]),
  );
  const austin = index.places.get('austin-tx');
  if (!austin) throw new Error('The made figures have Austin.');
  const of = placeSources(index, 'data-scientist', austin);
  expect(of.official?.p50).toBe(127_360);
  expect(of.occupation.map(({ place }) => place.key)).toEqual(['austin-city-tx', 'texas']);
  expect(of.mix).toEqual([]);
  const engineer = placeSources(index, 'data-engineer', austin);
  expect(engineer.title?.n).toBe(400);
  expect(engineer.mix.map(({ role, share, cell }) => [role, share, cell?.p50])).toEqual([
    ['data-scientist', 0.6, 127_360],
  ]);
});

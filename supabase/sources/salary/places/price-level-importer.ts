import type { Importer } from '../edition/importer.ts';
import { placeSource } from '../edition/place-sources.ts';
import { placeFigures, type PayPlace, type PlaceFigures } from '../figures/place-figures.ts';
import { distinctPlaces, metroPlace, stateNamed } from '../figures/places.ts';
import { RefusedError } from '../../files/refused-error.ts';
import { METRO_EXTRACT } from './area-rows.ts';

type LevelRow = { place: PayPlace; parity: number; line: number; raw: string; isExtract: boolean };

/** The bounds of the table. */
const [LOWEST, HIGHEST] = [50, 200];

/** The first line of the tables. */
const ALL_ITEMS = '1';

/** What a dollar buys: price levels of states and metros, 100 is the country. */
export const priceLevelImporter: Importer<LevelRow, PlaceFigures> = {
  name: 'bea-rpp',
  title: 'US Bureau of Economic Analysis, regional price parities (MARPP and SARPP, CSV)',
  files: ['us-official/oews-metro-may-2025.csv'],
  more: 'the table of the states',
  seedEdition: '2024',
  edition: { form: /^\d{4}$/, example: '2024, the year of the price levels' },
  forms: [
    {
      kind: 'csv',
      columns: METRO_EXTRACT,
      readRow: (row, { drop }) => {
        if (row.text('rpp_2024') === '') return drop('no price level is published');
        const place = metroPlace(row.text('metro'), row.text('cbsa'));
        return {
          place: place ?? row.refuse(`metro "${row.text('metro')}" is no name of a metro`),
          parity: row.between('rpp_2024', LOWEST, HIGHEST),
          ...{ line: row.line, raw: row.raw, isExtract: true },
        };
      },
    },
    {
      kind: 'named',
      columns: ['GeoFIPS', 'GeoName', 'LineCode', 'Description'],
      readRow: (row, { edition, drop }) => {
        if (row.text('LineCode') !== ALL_ITEMS) return drop('the row is not about all items');
        if (!/all items/i.test(row.text('Description'))) {
          row.refuse(`Description is "${row.text('Description')}", expected all items`);
        }
        const name = row.text('GeoName').replace(/ \(Metropolitan Statistical Area\)|\s*\*+$/g, '');
        const place = metroPlace(name, row.text('GeoFIPS')) ?? stateNamed(name);
        if (place === null) return drop('the row is neither of a state nor of a metro');
        return {
          place,
          parity: row.between(edition, LOWEST, HIGHEST),
          ...{ line: row.line, raw: row.raw, isExtract: false },
        };
      },
    },
  ],
  build: (rows, edition, drops) => {
    const isExtract = rows.some((row) => row.isExtract);
    if (isExtract && edition !== '2024') {
      throw new RefusedError(
        `The file has price levels of 2024, so it is not the edition ${edition}.`,
      );
    }
    const levels = new Map<string, LevelRow>();
    for (const row of rows) {
      const known = levels.get(row.place.key);
      if (known === undefined) levels.set(row.place.key, row);
      else if (known.parity === row.parity) {
        drops.add('the row repeats the price level of its metro', { line: row.line, row: row.raw });
      } else {
        throw new RefusedError(`Two rows give different price levels of ${row.place.name}.`);
      }
    }
    const kept = [...levels.values()];
    return {
      source: placeSource('bea-rpp', edition, { period: edition, isExtract }),
      figures: placeFigures({
        places: distinctPlaces(rows.map(({ place }) => place)),
        parities: kept.map(({ place, parity }) => ({
          place: place.key,
          year: Number(edition),
          parity,
        })),
      }),
      rowsKept: kept.length,
      facts: [{ label: 'places', count: kept.length }],
    };
  },
};

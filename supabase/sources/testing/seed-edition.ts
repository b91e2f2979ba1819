import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarketEdition } from '@talent/functions/market/read-market-file.ts';
import type { Bands } from '../salary/edition/importer.ts';
import type { PlaceFigures } from '../salary/figures/place-figures.ts';
import type { SalaryEdition } from '../salary/edition/read-edition.ts';

/** The text of a committed seed file: `salary-bls-oews`. */
export const seedText = (name: string) =>
  readFileSync(join(import.meta.dirname, `../../seed/${name}.sql`), 'utf8');

const editionIn = (name: string) => JSON.parse(seedText(name).split('$edition$')[1] ?? '');

/** The edition in the seed of a source; empty fields of its bands are missing. */
export const salarySeed = (key: string): SalaryEdition<Bands> => editionIn(`salary-${key}`);

/** The edition in the seed of a source with figures of places; empty fields of its rows are missing. */
export const placeSeed = (key: string): SalaryEdition<PlaceFigures> => editionIn(`salary-${key}`);

/** The edition in the seed of a source; empty fields of its series are missing. */
export const marketSeed = (key: string): MarketEdition => editionIn(`market-${key}`);

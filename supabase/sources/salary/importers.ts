import { blsImporter } from './official/bls-importer.ts';
import type { Importer } from './edition/importer.ts';
import { jobBankImporter } from './official/job-bank-importer.ts';
import { lcaOccupationsImporter } from './places/lca-occupations-importer.ts';
import { lcaTitlesImporter } from './places/lca-titles-importer.ts';
import { metroImporter, stateImporter } from './places/oews-area-importer.ts';
import { priceLevelImporter } from './places/price-level-importer.ts';
import { titleOccupationsImporter } from './places/title-occupations-importer.ts';
import { payRangesImporter } from './ranges/pay-ranges-importer.ts';

/** Every source that can be imported. */
export const IMPORTERS: readonly Importer[] = [
  payRangesImporter,
  blsImporter,
  jobBankImporter,
  metroImporter,
  stateImporter,
  lcaTitlesImporter,
  lcaOccupationsImporter,
  titleOccupationsImporter,
  priceLevelImporter,
];

import { blsImporter } from './official/bls-importer.ts';
import type { Importer } from './edition/importer.ts';
import { jobBankImporter } from './official/job-bank-importer.ts';
import { payRangesImporter } from './ranges/pay-ranges-importer.ts';

/** Every source that can be imported. */
export const IMPORTERS: readonly Importer[] = [payRangesImporter, blsImporter, jobBankImporter];

import { blsImporter } from './bls-importer.ts';
import type { Importer } from './importer.ts';
import { jobBankImporter } from './job-bank-importer.ts';
import { postingsImporter } from './postings-importer.ts';

/** Every source that can be imported. */
export const IMPORTERS: readonly Importer[] = [postingsImporter, blsImporter, jobBankImporter];

import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';

/** One file, checked. */
interface AuthorityFile {
  /** Of these rows: imported twice with it, they are one import. */
  key: string;
  kind: string;
  source: string;
  file_name: string;
  /** Day that the figures are of. */
  measured_on: string;
  /** Rows that were left out because they repeat another one. */
  duplicates: number;
  rows: Record<string, string | number | boolean | null>[];
}

/** The number of rows by outcome. */
type ImportResult = Record<'added' | 'changed' | 'unchanged', number>;

/**
 * Imports the rows of a file: all of them, or none.
 * @throws DataError when the database refuses them or does not answer.
 */
export async function importAuthority(file: AuthorityFile): Promise<ImportResult> {
  return unwrap(await adminData().rpc('import_authority', { import: { ...file } })) as ImportResult;
}

import { z } from '@talent/protocol/forms/schema';
import { unwrap } from '@talent/data/unwrap';
import { importPayload } from '@talent/jobs/import-payload';
import type { JobPosting } from '@talent/jobs/posting';
import { adminData } from '../../../backend/admin-data';
import { counted, loadFromDatabase, type RowOf } from '../../../table/load-from-database';

const refs = z.array(z.string());
const changesSchema = z.object({ added: refs, changed: refs, unchanged: refs, closed: refs });

/** Refs of the postings that an import adds, changes, leaves and closes. */
export type JobChanges = z.infer<typeof changesSchema>;

export interface JobImport {
  /** Of one check of a file: imported twice with it, it is one import. */
  key: string;
  feed: string;
  fileName: string;
  postings: readonly JobPosting[];
  /** Open postings of the feed that are not named are closed. */
  isFull: boolean;
}

/**
 * Imports postings, all or none; a dry run lists the changes and makes none.
 * @throws DataError with code `PT422` when the database refuses one; its message begins with the posting's ref.
 */
export async function importJobs(
  { key, feed, fileName, postings, isFull }: JobImport,
  isDryRun: boolean,
): Promise<JobChanges> {
  const answer = unwrap(
    await adminData().rpc('import_jobs', {
      feed,
      file_name: fileName,
      postings: importPayload(feed, postings),
      is_full: isFull,
      dry_run: isDryRun,
      ...(isDryRun ? {} : { key }),
    }),
  );
  return changesSchema.parse(answer);
}

const columns = 'id, feed, file_name, is_full, added, changed, unchanged, closed, at';

export const listJobImports = loadFromDatabase(
  () => adminData().from('job_imports').select(columns, counted),
  { filterColumns: ['feed', 'file_name'] },
);

export type ListedJobImport = RowOf<{ load: typeof listJobImports }>;

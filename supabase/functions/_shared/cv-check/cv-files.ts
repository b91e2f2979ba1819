import type { FunctionContext } from '../context.ts';

/** The private bucket of resumes. Its files have random names. */
export const CV_BUCKET = 'applications';

/** How long a file may exist without its application, ms: far longer than any request takes. */
const WAIT_MS = 60 * 60 * 1000;

/** A resume could not be stored. `message` gives the reason and names no file. */
export class CvStorageError extends Error {
  override readonly name = 'CvStorageError';
  readonly code = 'CV_NOT_STORED';
}

/**
 * Stores a resume under a new name, and records that it belongs to no application yet.
 * @returns its path in the bucket.
 * @throws CvStorageError
 */
export async function storeCv(
  { data }: FunctionContext,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const path = `${crypto.randomUUID()}.pdf`;
  const noted = await data.from('cv_uploads').insert({ path });
  if (noted.error !== null) throw new CvStorageError(noted.error.message);
  const { error } = await data.storage
    .from(CV_BUCKET)
    .upload(path, bytes, { contentType: 'application/pdf', cacheControl: 'no-store' });
  if (error !== null) throw new CvStorageError(error.message);
  return path;
}

/**
 * Deletes files without an application: those of refused forms, interrupted requests and deleted applications.
 * @param path deletes only this file, at once; otherwise all that are older than an hour
 */
export async function deleteUnusedCvs(
  { data, now }: FunctionContext,
  path?: string,
): Promise<void> {
  const before = new Date(now().getTime() - WAIT_MS).toISOString();
  // The next run deletes the others.
  const waiting = data.from('cv_uploads').select('path').limit(100);
  const { data: rows } = await (
    path === undefined ? waiting.lt('created_at', before) : waiting.eq('path', path)
  ).throwOnError();
  const paths = rows.map((row) => row.path);
  if (paths.length === 0) return;
  // The file first: if this is interrupted, its record still exists.
  const { error } = await data.storage.from(CV_BUCKET).remove(paths);
  if (error !== null) throw error;
  await data.from('cv_uploads').delete().in('path', paths).throwOnError();
}

/** Deletes one such file at once. Where that fails, the hourly run deletes it. */
export async function deleteCvNow(context: FunctionContext, path: string): Promise<void> {
  try {
    await deleteUnusedCvs(context, path);
  } catch (error) {
    context.log(
      `An unused resume waits: ${error instanceof Error ? error.message : 'unknown reason'}`,
    );
  }
}

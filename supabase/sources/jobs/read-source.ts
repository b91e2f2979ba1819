import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { cutText } from '@talent/protocol/text/cut-text';
import { RefusedError } from '../files/refused-error.ts';

/** Largest feed that is read, bytes. */
export const MOST_BYTES = 20 * 1024 * 1024;
const LONGEST_MS = 30_000;
/** Of a name as it is stored, characters. */
const LONGEST_NAME = 200;

/**
 * The bytes of a feed, from a file or by HTTP.
 * @throws RefusedError
 */
export async function readSource(
  source: string,
  fetchSource: typeof fetch,
): Promise<{ name: string; bytes: Uint8Array }> {
  if (!/^https?:\/\//.test(source)) {
    try {
      return {
        name: cutText(basename(source), LONGEST_NAME),
        bytes: await readFile(source),
      };
    } catch (cause) {
      throw new RefusedError(`The file ${source} cannot be read.`, { cause });
    }
  }
  let response: Response;
  try {
    response = await fetchSource(source, { signal: AbortSignal.timeout(LONGEST_MS) });
  } catch (cause) {
    throw new RefusedError(`There was no answer from ${source}.`, { cause });
  }
  if (!response.ok) throw new RefusedError(`${source} answered with status ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > MOST_BYTES) throw new RefusedError(`${source} sent more than 20 MB.`);
  return { name: cutText(source, LONGEST_NAME), bytes };
}

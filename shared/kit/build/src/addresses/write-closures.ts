import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatContentName } from '@talent/artifact/content-name';
import { integrityOf } from '@talent/artifact/integrity';
import type { ClosureFacts } from '../manifest/route-closures.ts';

/**
 * Writes the closures of a remote's routes, which the shell reads before it navigates to one of them.
 *
 * @param client folder of the browser files
 * @returns the name of the file
 */
export async function writeClosures(
  client: string,
  { routes }: Pick<ClosureFacts, 'routes'>,
): Promise<string> {
  const read = (names: readonly string[]) =>
    Promise.all(names.map(async (file) => ({ file, bytes: await readFile(join(client, file)) })));
  const withHash = (files: Awaited<ReturnType<typeof read>>) =>
    files.map(({ file, bytes }) => ({ file, integrity: integrityOf(bytes) }));
  const listed: Record<string, unknown> = {};
  for (const [pattern, { scripts, styles, later }] of routes) {
    listed[pattern] = {
      scripts: withHash(await read(scripts)),
      styles: withHash(await read(styles)),
      // Fetched in this order, so that a small part that the page waits for is not behind a megabyte.
      later: withHash((await read(later)).toSorted((a, b) => a.bytes.length - b.bytes.length)),
    };
  }
  const text = JSON.stringify({ routes: listed });
  const hash = createHash('sha256').update(text).digest('base64url');
  const name = formatContentName({ stem: 'closures', hash, ending: '.json' });
  await writeFile(join(client, name), text);
  return name;
}

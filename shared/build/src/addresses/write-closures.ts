import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
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
  const withHash = (names: readonly string[]) =>
    Promise.all(
      names.map(async (file) => ({
        file,
        integrity: integrityOf(await readFile(join(client, file))),
      })),
    );
  // They are fetched in this order: a small part that the page is waiting for is not behind one of a megabyte.
  const smallestFirst = async (names: readonly string[]): Promise<string[]> => {
    const sized = names.map(async (name) => ({
      name,
      size: (await stat(join(client, name))).size,
    }));
    const files = await Promise.all(sized);
    return files.toSorted((a, b) => a.size - b.size).map(({ name }) => name);
  };
  const listed: Record<string, unknown> = {};
  for (const [pattern, { scripts, styles, later }] of routes) {
    listed[pattern] = {
      scripts: await withHash(scripts),
      styles: await withHash(styles),
      later: await withHash(await smallestFirst(later)),
    };
  }
  const text = JSON.stringify({ routes: listed });
  const hash = createHash('sha256').update(text).digest('base64url');
  const name = formatContentName({ stem: 'closures', hash, ending: '.json' });
  await writeFile(join(client, name), text);
  return name;
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@talent/artifact/integrity';
import { manifestSchema, type Manifest } from '@talent/artifact/manifest';
import { withoutClientFolder } from '../../store/asset-url.ts';
import type { ClosureFile, RouteClosures } from '@talent/sdk/contract';

/** The browser files of one build of a remote, by the names under which they are served. */
export interface LocalBuild {
  /** Version of the build; another one for other sources. */
  id: string;
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Names that stay the same for every build: the live site names these. */
const ENTRY = 'container.js';
const CLOSURES = 'closures.json';

/**
 * Reads the finished build in an app's folder into memory, because the next build deletes it. Two files have fixed names: an
 * entry that loads the container, and the list of the files of each route. The list gives every script its hash, so that
 * an enforced integrity policy accepts them.
 */
export async function readLocalBuild(folder: string): Promise<LocalBuild> {
  const dist = join(folder, 'dist');
  const client = join(dist, 'client');
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')),
  );
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const name of await readdir(client)) files.set(name, await readFile(join(client, name)));
  const utf8 = new TextEncoder();
  const entry = utf8.encode(`export * from './${withoutClientFolder(manifest.entry.client)}';\n`);
  files.set(ENTRY, entry);
  const closures = closuresOf(manifest, { file: ENTRY, integrity: integrityOf(entry) });
  files.set(CLOSURES, utf8.encode(JSON.stringify(closures)));
  return { id: manifest.version, files };
}

function closuresOf({ routes, files }: Manifest, entry: ClosureFile): RouteClosures {
  const withHash = (names: readonly string[] = []): ClosureFile[] =>
    names.map((name) => ({
      file: withoutClientFolder(name),
      integrity: files[name]?.integrity ?? '',
    }));
  const shown = routes.filter(({ kind }) => kind !== 'resource');
  return {
    routes: Object.fromEntries(
      shown.map(({ pattern, scripts, styles, later }) => [
        pattern,
        {
          scripts: [entry, ...withHash(scripts)],
          // A stylesheet of another origin is loaded without CORS, where a hash is refused. Styles need none.
          styles: withHash(styles).map(({ file }) => ({ file, integrity: '' })),
          later: withHash(later),
        },
      ]),
    ),
  };
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { MAPS_FOLDER } from '@talent/artifact/source-maps';

/** Maps by the name of the script that they belong to. */
type SourceMaps = ReadonlyMap<string, string>;

interface SourceMap {
  file?: string;
  sources: (string | null)[];
}

const MAP = /\.map$/;

/**
 * Takes the maps out of the browser files, which are served to everyone. Sources are named from the root of the repository, or by
 * their package, so that the same commit gives the same maps on every machine.
 *
 * @param client folder of the browser files
 * @param root of the repository
 */
export async function takeSourceMaps(client: string, root: string): Promise<SourceMaps> {
  const maps = new Map<string, string>();
  for (const name of (await readdir(client)).filter((one) => MAP.test(one)).sort()) {
    const file = join(client, name);
    const map = JSON.parse(await readFile(file, 'utf8')) as SourceMap;
    const sources = map.sources.map((source) =>
      source === null ? null : sourceName(resolve(client, source), root),
    );
    maps.set(name.replace(MAP, ''), JSON.stringify({ ...map, sources }));
    await rm(file);
  }
  return maps;
}

/** Writes maps beside the artifact's files, each under the name that its script has now. They are no files of the artifact. */
export async function writeSourceMaps(
  dist: string,
  maps: SourceMaps,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const folder = join(dist, MAPS_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const [script, text] of maps) {
    // Scripts that nothing reaches are dropped from the build, and their maps with them.
    const name = names.get(script);
    if (name === undefined) continue;
    const map = { ...(JSON.parse(text) as SourceMap), file: name };
    await writeFile(join(folder, `${name}.map`), JSON.stringify(map));
  }
}

function sourceName(path: string, root: string): string {
  const parts = path.split(sep).join('/').split('/node_modules/');
  if (parts.length > 1) return `node_modules/${parts.at(-1)}`;
  return relative(root, path).split(sep).join('/');
}

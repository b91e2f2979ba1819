import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClosureFacts } from '../manifest/route-closures.ts';
import { addressFiles } from './address-files.ts';

/** Names the browser files in a folder by their content. Returns the new name of each. */
export async function renameClient(folder: string): Promise<ReadonlyMap<string, string>> {
  const before = new Map<string, Buffer>();
  for (const name of (await readdir(folder)).sort()) {
    before.set(name, await readFile(join(folder, name)));
  }
  const { files, names } = addressFiles(before);
  for (const name of before.keys()) await rm(join(folder, name));
  for (const [name, body] of files) await writeFile(join(folder, name), body);
  return names;
}

/** The same facts with the new names. */
export function renameClosures(
  { routes, entry }: ClosureFacts,
  names: ReadonlyMap<string, string>,
): ClosureFacts {
  const renamed = (files: readonly string[]) => files.map((file) => names.get(file) ?? file);
  const inClosure = ({ scripts, styles }: ClosureFacts['entry']) => ({
    scripts: renamed(scripts),
    styles: renamed(styles),
  });
  return {
    routes: new Map(
      [...routes].map(([pattern, files]) => [
        pattern,
        { ...inClosure(files), later: renamed(files.later) },
      ]),
    ),
    entry: inClosure(entry),
  };
}

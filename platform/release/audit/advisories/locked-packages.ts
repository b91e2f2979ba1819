import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const dependenciesSchema = z.record(z.string(), z.object({ version: z.string() }));
const lockSchema = z.object({
  importers: z.record(z.string(), z.object({ dependencies: dependenciesSchema.optional() })),
  packages: z.record(z.string(), z.unknown()).default({}),
  snapshots: z
    .record(
      z.string(),
      z
        .object({
          dependencies: z.record(z.string(), z.string()).optional(),
          optionalDependencies: z.record(z.string(), z.string()).optional(),
        })
        .nullable(),
    )
    .default({}),
});

/** The fields of `pnpm-lock.yaml` that advisories need. */
export type Lock = z.infer<typeof lockSchema>;

/** Package -> versions. */
export type LockedPackages = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the lock file of a repository. */
export async function readLock(root: string): Promise<Lock> {
  return lockSchema.parse(parse(await readFile(join(root, 'pnpm-lock.yaml'), 'utf8')));
}

/** Names of all packages of the lock file, including those for development. */
export function namesIn({ packages }: Lock): Set<string> {
  return new Set(Object.keys(packages).map((key) => splitKey(key).name));
}

/**
 * All packages that the production code of an app depends on, directly or not.
 * @param folders of the app and of the workspace packages that it depends on, such as `shared/ui`
 */
export function productionPackages(lock: Lock, folders: ReadonlySet<string>): LockedPackages {
  const found = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const open = [...folders].flatMap((folder) =>
    Object.entries(lock.importers[folder]?.dependencies ?? {}).map(([name, { version }]) =>
      keyOf(name, version),
    ),
  );
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (key === '' || seen.has(key)) continue;
    seen.add(key);
    const { name, version } = splitKey(key);
    found.set(name, (found.get(name) ?? new Set()).add(version));
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {};
    for (const [child, at] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      open.push(keyOf(child, at));
    }
  }
  return found;
}

/** Key of a snapshot; empty for a package of the workspace. An alias names the real package instead of a version. */
function keyOf(name: string, reference: string): string {
  if (/^(link|file|workspace):/.test(reference)) return '';
  return /^\d/.test(reference) ? `${name}@${reference}` : reference;
}

/** `@a/b@1.0.0(peer@2.0.0)` is version 1.0.0 of `@a/b`. */
function splitKey(key: string): { name: string; version: string } {
  const [plain = ''] = key.split('(');
  const at = plain.lastIndexOf('@');
  return { name: plain.slice(0, at), version: plain.slice(at + 1) };
}

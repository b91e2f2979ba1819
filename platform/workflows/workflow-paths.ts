import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

type Package = z.infer<typeof packageSchema>;

/** What every app is built and installed from, beside the folders. */
const COMMON = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts/**'];

/** File of an app's pipeline, from the repository's root. */
export function workflowFile(app: string): string {
  return `.github/workflows/${app}.yml`;
}

/**
 * Paths whose change can change what an app's pipeline finds or ships: its own folder, the packages of `shared/`
 * that it is made with, and its pipeline. Sorted.
 */
export async function workflowPaths(root: string, app: string): Promise<string[]> {
  const shared = await sharedPackages(root);
  const found = new Set<string>();
  const { dependencies, devDependencies } = await readPackage(join(root, app));
  const queue = Object.keys({ ...dependencies, ...devDependencies });
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const known = shared.get(name);
    if (!known || found.has(known.folder)) continue;
    found.add(known.folder);
    // Of a package only what it needs to run: its own tests are not the app's.
    queue.push(...Object.keys(known.dependencies));
  }
  return [
    `${app}/**`,
    ...[...found].map((folder) => `${folder}/**`),
    ...COMMON,
    workflowFile(app),
  ].sort();
}

/** Package name -> its folder and what it needs. */
async function sharedPackages(root: string): Promise<Map<string, Package & { folder: string }>> {
  const packages = new Map<string, Package & { folder: string }>();
  if (!existsSync(join(root, 'shared'))) return packages;
  for (const name of (await readdir(join(root, 'shared'))).sort()) {
    const folder = `shared/${name}`;
    if (!existsSync(join(root, folder, 'package.json'))) continue;
    const read = await readPackage(join(root, folder));
    if (read.name !== undefined) packages.set(read.name, { ...read, folder });
  }
  return packages;
}

async function readPackage(folder: string): Promise<Package> {
  return packageSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
}

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appNames } from '@talent/node/workspace/app-folders';
import { parse } from 'yaml';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const workspaceSchema = z.object({ packages: z.array(z.string()) });

type Package = z.infer<typeof packageSchema>;

/** Paths that every app is built and installed from, beside the folders of packages. */
const COMMON = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'scripts/**'];

/** File of an app's pipeline, from the repository's root. */
export function workflowFile(app: string): string {
  return `.github/workflows/${app}.yml`;
}

/**
 * Paths whose change can change what an app's pipeline finds or ships: its own folder, the workspace packages that it is
 * built and tested with, and its pipeline. Sorted.
 */
export async function workflowPaths(root: string, app: string): Promise<string[]> {
  const packages = await workspacePackages(root);
  const found = new Set<string>();
  const { dependencies, devDependencies } = await readPackage(join(root, app));
  const queue = Object.keys({ ...dependencies, ...devDependencies });
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const known = packages.get(name);
    if (!known || found.has(known.folder)) continue;
    found.add(known.folder);
    // The tests of a package are not the app's: only what the package needs to run counts.
    queue.push(...Object.keys(known.dependencies));
  }
  return [
    `${app}/**`,
    ...[...found].map((folder) => `${folder}/**`),
    ...COMMON,
    workflowFile(app),
  ].sort();
}

/** Package name -> its folder and dependencies, of the packages of the workspace that are no apps. */
async function workspacePackages(root: string): Promise<Map<string, Package & { folder: string }>> {
  const packages = new Map<string, Package & { folder: string }>();
  const workspace = join(root, 'pnpm-workspace.yaml');
  if (!existsSync(workspace)) return packages;
  const { packages: patterns } = workspaceSchema.parse(parse(await readFile(workspace, 'utf8')));
  const apps = await appNames(root);
  for (const pattern of patterns) {
    const parent = /^(.+)\/\*$/.exec(pattern)?.[1];
    const folders = parent
      ? (await readdir(join(root, parent))).map((name) => `${parent}/${name}`)
      : [pattern];
    for (const folder of folders) {
      if (apps.includes(folder) || !existsSync(join(root, folder, 'package.json'))) continue;
      const read = await readPackage(join(root, folder));
      if (read.name !== undefined) packages.set(read.name, { ...read, folder });
    }
  }
  return packages;
}

async function readPackage(folder: string): Promise<Package> {
  return packageSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
}

import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const packageSchema = z.object({
  name: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});

const workspaceSchema = z.object({ packages: z.array(z.string()) });

/** A package of the workspace, with the folders (from the repository's root) of the packages that it names. */
interface WorkspacePackage {
  folder: string;
  /** Packages that it needs to run. */
  dependencies: readonly string[];
  /** Packages that only its build and its tests need. */
  devDependencies: readonly string[];
}

/** Folder -> package. */
export type WorkspaceGraph = ReadonlyMap<string, WorkspacePackage>;

/** Reads every package of a repository's workspace. A repository without a workspace file has none. */
export async function readWorkspaceGraph(root: string): Promise<WorkspaceGraph> {
  const folders = await packageFolders(root);
  const read = await Promise.all(
    folders.map(async (folder) => {
      const text = await readFile(join(root, folder, 'package.json'), 'utf8');
      return { folder, ...packageSchema.parse(JSON.parse(text)) };
    }),
  );
  const folderOf = new Map(read.flatMap(({ name, folder }) => (name ? [[name, folder]] : [])));
  const known = (named: Record<string, string>): string[] =>
    Object.keys(named).flatMap((name) => folderOf.get(name) ?? []);
  return new Map(
    read.map(({ folder, dependencies, devDependencies }) => [
      folder,
      { folder, dependencies: known(dependencies), devDependencies: known(devDependencies) },
    ]),
  );
}

/** Every folder with a package that the workspace file names. */
async function packageFolders(root: string): Promise<string[]> {
  const file = join(root, 'pnpm-workspace.yaml');
  if (!existsSync(file)) return [];
  const { packages } = workspaceSchema.parse(parse(await readFile(file, 'utf8')));
  const files = packages.map((pattern) => `${pattern}/package.json`);
  return globSync(files, { cwd: root }).map(dirname).sort();
}

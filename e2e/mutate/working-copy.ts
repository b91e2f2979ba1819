import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, symlink, writeFile, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** A copy of the repository that may be broken. */
export interface WorkingCopy {
  folder: string;
  /** Vitest's configuration in it. */
  config: string;
  remove: () => Promise<void>;
}

/**
 * Copies the working tree, with changes that are not committed, to a temporary folder. Packages of the workspace are links
 * between folders, so each folder's links are copied and lead into the copy; libraries stay where they are.
 * @param root of the repository
 */
export async function copyWorkingTree(root: string): Promise<WorkingCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'mutate-'));
  const files = await filesOf(root);
  for (const parent of new Set(files.map((file) => dirname(join(folder, file))))) {
    await mkdir(parent, { recursive: true });
  }
  await Promise.all(
    files.map((file) => copyFile(join(root, file), join(folder, file), constants.COPYFILE_FICLONE)),
  );
  await copyLinks(root, folder, files);
  await writeFile(join(folder, config), vitestConfig);
  return { folder, config, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Name of the copy's own vitest configuration: no servers, no projects, one process. */
const config = 'vitest.mutate.config.mjs';

const vitestConfig = `export default {
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 30_000,
    // The same waits as in the unit tests. With the default of one second, a sound test is red on a slow machine.
    setupFiles: ['shared/testing/src/patient-waits.ts', 'shared/testing/src/own-channels.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
};
`;

async function filesOf(root: string): Promise<string[]> {
  const run = promisify(execFile);
  const list = async (...options: string[]) => {
    const { stdout } = await run('git', ['ls-files', '-z', ...options], {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout.split('\0').filter(Boolean);
  };
  const deleted = new Set(await list('--deleted'));
  const files = await list('--cached', '--others', '--exclude-standard');
  return [...new Set(files)].filter((file) => !deleted.has(file));
}

async function copyLinks(root: string, folder: string, files: readonly string[]): Promise<void> {
  const packages = files.filter((file) => file.endsWith('package.json')).map(dirname);
  for (const name of packages) {
    const from = join(root, name, 'node_modules');
    const entries = await readdir(from).catch(() => []);
    for (const entry of entries.filter((each) => each !== '.pnpm')) {
      await cp(join(from, entry), join(folder, name, 'node_modules', entry), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
  await symlink(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
}

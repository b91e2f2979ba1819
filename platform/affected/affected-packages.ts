import type { WorkspaceGraph } from './workspace-graph.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Package -> folders whose files it reads without an import that its package.json could name. */
const READS: Readonly<Record<string, readonly string[]>> = {
  // The migrations and the configuration of the local stack.
  backend: ['supabase'],
};

/** Apps bundle no more of it than the forms and contracts that stand beside the handlers. */
const FUNCTIONS = 'supabase/functions';
const isForApps = (file: string): boolean =>
  /^supabase\/functions\/[^_/][^/]*\/(?!handler|index)[\w-]+\.ts$/.test(file);
const isApp = (folder: string): boolean => folder.startsWith('mfe-') || folder === 'shell';

/** The same for tests alone: nobody who depends on the package is concerned. */
const TESTS_READ: Readonly<Record<string, readonly string[]>> = {
  // The pipelines; Containerfile, nginx and wrangler are read as they are.
  platform: ['.github', 'deploy'],
};

/** Documents: the checks of the repository itself read them. Any other file of no package can break everything. */
const isOfNoTest = (file: string): boolean => /\.(md|svg)$|^docs\/|^\.env\.example$/.test(file);

/**
 * Folders, sorted, of the packages whose tests can fail because of a change: the changed ones, all that depend on them, and those that build or
 * test with one of these. A changed file of no package, such as the lock file, affects all.
 * @param changed paths from the repository's root; null: nothing is known, so everything
 * @param app an app that will be released: what it is built from is tested in any case
 */
export function affectedPackages(
  graph: WorkspaceGraph,
  changed: readonly string[] | null,
  app: string | null = null,
): string[] {
  const owners = changed?.flatMap((file) => ownerOf(graph, file)) ?? null;
  const start = owners === null || owners.includes(null) ? [...graph.keys()] : owners;
  const code = closure(
    start.filter((folder) => folder !== null),
    dependentsOf(graph),
  );
  const tested = [...graph.values()].filter(({ devDependencies }) =>
    devDependencies.some((needed) => code.has(needed)),
  );
  const tests = Object.keys(TESTS_READ).filter((folder) =>
    TESTS_READ[folder]?.some((needed) => code.has(needed)),
  );
  const built =
    app === null
      ? []
      : closure([app], (folder) =>
          graph.get(folder)?.dependencies.filter((needed) => needed !== FUNCTIONS),
        );
  const folders = [...code, ...tested.map(({ folder }) => folder), ...tests, ...built].filter(
    (folder) => graph.has(folder),
  );
  return [...new Set(folders)].toSorted();
}

/** The package of a file, `null` for a file that everything depends on, nothing for a document. */
function ownerOf(graph: WorkspaceGraph, file: string): (string | null)[] {
  const folders = [...graph.keys(), '.github', 'deploy'].filter((folder) =>
    file.startsWith(`${folder}/`),
  );
  // `supabase/functions` is a package inside the folder of another one.
  const folder = folders.toSorted((one, two) => two.length - one.length)[0];
  if (folder !== undefined && isForApps(file)) {
    const apps = [...graph.values()].filter(({ dependencies }) => dependencies.includes(folder));
    return [folder, ...apps.map((each) => each.folder)];
  }
  if (folder !== undefined) return [folder];
  return isOfNoTest(file) ? [] : [null];
}

/** The packages that run with the code of a folder. */
function dependentsOf(graph: WorkspaceGraph): (folder: string) => string[] {
  const dependents = new Map<string, string[]>();
  const add = (needed: string, folder: string): void => {
    dependents.set(needed, [...(dependents.get(needed) ?? []), folder]);
  };
  for (const { folder, dependencies } of graph.values()) {
    for (const needed of dependencies) {
      if (needed !== FUNCTIONS || !isApp(folder)) add(needed, folder);
    }
    for (const needed of READS[folder] ?? []) add(needed, folder);
  }
  return (folder) => dependents.get(folder) ?? [];
}

function closure(
  start: readonly string[],
  next: (folder: string) => readonly string[] | undefined,
): Set<string> {
  const found = new Set(start);
  // A set is walked in the order of its insertions, with what is added meanwhile.
  for (const folder of found) for (const each of next(folder) ?? []) found.add(each);
  return found;
}

const run = promisify(execFile);

/** A commit as git names it; a name that begins with a hyphen would be an option. */
const isCommit = (text: string): boolean => /^[\w][\w./@{}^~-]*$/.test(text);

/**
 * Paths of the files, new ones included, that differ from the point where the working tree left `since`, such as `origin/main`.
 * @returns null where git does not know the commit, as after a forced push: everything may have changed
 */
export async function changedFiles(root: string, since: string): Promise<string[] | null> {
  if (!isCommit(since)) return null;
  const git = async (...parameters: string[]): Promise<string[]> => {
    const { stdout } = await run('git', parameters, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    return stdout.split('\0').filter((path) => path !== '');
  };
  try {
    const [base = ''] = (await git('merge-base', since, 'HEAD')).map((text) => text.trim());
    // A file that was moved is gone in one place and new in another.
    const changed = await git('diff', '--name-only', '--no-renames', '-z', base);
    const added = await git('ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set([...changed, ...added])].toSorted();
  } catch {
    return null;
  }
}

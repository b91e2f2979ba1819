import { readWorkspaceGraph } from '../affected/workspace-graph.ts';

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
  const graph = await readWorkspaceGraph(root);
  const { dependencies = [], devDependencies = [] } = graph.get(app) ?? {};
  const found = new Set([...dependencies, ...devDependencies]);
  // The tests of a package are not the app's: only what the package needs to run counts.
  for (const folder of found)
    for (const each of graph.get(folder)?.dependencies ?? []) found.add(each);
  return [
    `${app}/**`,
    ...[...found].map((folder) => `${folder}/**`),
    ...COMMON,
    workflowFile(app),
  ].sort();
}

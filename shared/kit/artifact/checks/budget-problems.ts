import type { Manifest, SoundManifest } from '../manifest.ts';
import { problem, type Problem } from '../problem.ts';

/**
 * Budget of a route where its app declares none, bytes after gzip. The shell is on every page, and the whole home page
 * must stay below 137 KB.
 */
const DEFAULT_ROUTE_BYTES = { shell: 137_000, remote: 100_000 } as const;

/** Number of grown files that a message names. */
const NAMED = 3;

/**
 * Reasons against the size of an app's routes, which is the size of the scripts and styles that a route needs first.
 *
 * @param compressed path of a file -> its size after gzip, bytes
 * @param before the live version, to name the files that grew; null: there is none
 */
export function budgetProblems(
  manifest: SoundManifest,
  compressed: Readonly<Record<string, number>>,
  before: Manifest | null,
): Problem[] {
  const { routes = [], kind = 'remote' } = manifest;
  const allowed = manifest.budget?.routeBytes ?? DEFAULT_ROUTE_BYTES[kind];
  const over = routes
    .map(({ pattern, scripts, styles }) => {
      const files = [...new Set([...scripts, ...styles])];
      const bytes = files.reduce((sum, file) => sum + (compressed[file] ?? 0), 0);
      return { pattern, files, bytes };
    })
    .filter(({ bytes }) => bytes > allowed)
    .sort((left, right) => right.bytes - left.bytes);
  return over.map(({ pattern, files, bytes }) => {
    const grown = describeGrowth(manifest, files, before);
    return problem(
      'budget-bytes',
      `"${pattern}" needs ${kilobytes(bytes)} of scripts and styles, compressed, its budget is ${kilobytes(allowed)}${grown}: ` +
        'load what is not needed at once with a dynamic import, or raise "talent": { "budget": { "routeBytes": … } } in ' +
        `${manifest.name ?? 'the app'}/package.json`,
    );
  });
}

/** The files that grew most, by their names without the hash, which every build changes. */
function describeGrowth(
  { files = {} }: SoundManifest,
  needed: readonly string[],
  before: Manifest | null,
): string {
  if (before === null) return '';
  const was = sizesByName(before.files, Object.keys(before.files));
  const is = sizesByName(files, needed);
  const grown = [...is]
    .map(([name, size]) => ({ name, more: size - (was.get(name) ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((left, right) => right.more - left.more)
    .slice(0, NAMED)
    .map(({ name, more }) => `${name} +${kilobytes(more)}`);
  return grown.length === 0
    ? ''
    : `; since ${before.version} most grew, uncompressed: ${grown.join(', ')}`;
}

function sizesByName(
  files: Manifest['files'],
  paths: readonly string[],
): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const name = path.replace(/^client\//, '').replace(/-[\w-]{8}(\.\w+)$/, '$1');
    sizes.set(name, (sizes.get(name) ?? 0) + (files[path]?.size ?? 0));
  }
  return sizes;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

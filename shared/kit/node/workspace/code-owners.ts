import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where GitHub looks for the file, in its order. */
const PLACES = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** More than a team and its deputies would be a mistake. */
const MOST_OWNERS = 10;

/**
 * Owners of a path by the text of a CODEOWNERS file: those of the last rule that matches. Empty where no rule does, or where the
 * last one names nobody.
 *
 * @param path from the root of the repository, without a leading slash; a folder ends with one
 */
export function codeOwners(text: string, path: string): string[] {
  let owners: string[] = [];
  for (const line of text.split('\n')) {
    const [pattern, ...named] = line
      .replace(/(^|\s)#[\s\S]*/, '')
      .trim()
      .split(/\s+/);
    if (pattern && matches(pattern, path)) owners = named.slice(0, MOST_OWNERS);
  }
  return owners;
}

/** Owners of a path of a repository; empty where it has no CODEOWNERS. */
export function readCodeOwners(root: string, path: string): string[] {
  const file = PLACES.map((place) => join(root, place)).find((place) => existsSync(place));
  return file === undefined ? [] : codeOwners(readFileSync(file, 'utf8'), path);
}

/** As `.gitignore` matches: from the root where a slash is inside, otherwise at any depth; a folder with all below it. */
function matches(pattern: string, path: string): boolean {
  const bare = pattern.replace(/^\//, '');
  const isRooted = /\/./.test(pattern);
  const body = bare
    .replace(/\/$/, '')
    .split(/(\*\*\/?|\*|\?)/)
    .map((part) =>
      part.startsWith('**')
        ? '.*'
        : part === '*'
          ? '[^/]*'
          : part === '?'
            ? '[^/]'
            : part.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&'),
    )
    .join('');
  // `docs/*` is the files of the folder, and nothing below its folders.
  const below = bare.endsWith('/') ? '/.*' : bare.endsWith('/*') ? '/?' : '(?:/.*)?';
  return new RegExp(`^${isRooted ? '' : '(?:.*/)?'}${body}${below}$`).test(path);
}

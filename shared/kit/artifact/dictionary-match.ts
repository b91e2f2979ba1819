import { formatContentName, parseContentName } from './content-name.ts';

/** Kinds of file whose earlier versions can be dictionaries for the next: scripts, styles and lists of files. */
const WITH_DELTAS = /\.(js|css|json)$/;

/**
 * The smallest file that is a dictionary, bytes. The headers that make it one have 80, and every first visit pays for them: a
 * delta of a smaller file would save less.
 */
const LEAST_BYTES = 256;

/**
 * The names of all versions of a file as a pattern: `react-*.js`. Null where there are no deltas of it: a font, or one of
 * several files whose names differ in the hash alone, of which none is an earlier version of a certain other, or a file
 * that is too small.
 *
 * @param bytes size of the file
 * @param names of all browser files of the artifact
 */
export function dictionaryMatch(
  name: string,
  bytes: number,
  names: Iterable<string>,
): string | null {
  if (bytes < LEAST_BYTES) return null;
  const parts = parseContentName(name);
  if (parts === null || !WITH_DELTAS.test(name)) return null;
  const twins = [...names].filter((other) => isVersionOf(other, name));
  return twins.length === 1 ? `${parts.stem}-*${parts.ending}` : null;
}

/** Whether two names differ in their hash at most. */
export function isVersionOf(name: string, other: string): boolean {
  return familyOf(name) !== null && familyOf(name) === familyOf(other);
}

/** The name without its hash; null where it has none. */
export function familyOf(name: string): string | null {
  const parts = parseContentName(name);
  return parts && formatContentName({ ...parts, hash: '' });
}

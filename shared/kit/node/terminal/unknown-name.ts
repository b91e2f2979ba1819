import { UsageError } from './usage-error.ts';

/**
 * The error for a name that does not exist: it offers the name that was probably meant, or else lists all of them.
 * @param where - where it was looked for, such as `in the repository`
 */
export function unknownName(
  kind: 'app' | 'channel',
  name: string,
  known: readonly string[],
  where = '',
): UsageError {
  const meant = nearest(name, known);
  const hint = meant === null ? `${kind}s are ${known.join(', ')}` : `did you mean "${meant}"?`;
  return new UsageError(`there is no ${kind} "${name}"${where && ` ${where}`}: ${hint}`);
}

/** The name that someone who typed another one probably meant, also `mfe-blog` for `blog`; null: none is near. */
export function nearest(name: string, known: readonly string[]): string | null {
  const typed = name.toLowerCase();
  const isPart = (one: string): boolean => typed.length > 2 && one.includes(typed);
  const [best] = known
    .map((one) => ({ one, distance: isPart(one) ? 1.5 : editDistance(typed, one) }))
    .filter(({ one, distance }) => distance <= one.length / 3)
    .toSorted((left, right) => left.distance - right.distance);
  return best?.one ?? null;
}

/** Number of letters to add, to leave out or to change (Levenshtein). */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (const [at, letter] of [...left].entries()) {
    const next = [at + 1];
    for (const [column, other] of [...right].entries()) {
      const [corner = 0, above = 0] = row.slice(column);
      const changed = corner + (letter === other ? 0 : 1);
      next.push(Math.min(changed, above + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

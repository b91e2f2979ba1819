import type { NamedSegment } from '../api/segments';

const LONGEST = 60;

/** Why a name cannot be given to a segment; null for one that can. `own` is the segment that is renamed. */
export function nameProblem(
  name: string,
  segments: readonly NamedSegment[],
  own: NamedSegment | null,
): 'missing' | 'long' | 'taken' | null {
  if (name === '') return 'missing';
  if (name.length > LONGEST) return 'long';
  const isTaken = segments.some(
    (each) => each.id !== own?.id && each.name.toLowerCase() === name.toLowerCase(),
  );
  return isTaken ? 'taken' : null;
}

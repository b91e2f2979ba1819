import { useData } from '../../../queries/use-data';
import { useOptimisticChange } from '../../../queries/use-optimistic-change';
import { addSegment, deleteSegment, fetchSegments, renameSegment } from '../api/segments';
import type { NamedSegment } from '../api/segments';
import { segmentTexts as text } from '../content/segments';

const queryKey = ['traffic', 'segments'];

/** A segment before and after a change; null: it is not there. */
interface SegmentChange {
  before: NamedSegment | null;
  after: NamedSegment | null;
}

export function useSegments() {
  const query = useData({ queryKey, queryFn: fetchSegments });
  const { change } = useOptimisticChange<NamedSegment[], SegmentChange>({
    queryKey,
    apply: (segments, { before, after }) => replaced(segments, before, after),
    revert: (segments, { before, after }) => replaced(segments, after, before),
    save: ({ before, after }) => store(before, after),
    unsave: ({ before, after }) => store(after, before),
    texts: {
      done: (made) => text.done(kindOf(made), nameOf(made)),
      undone: text.undone,
      failed: (made) => text.failed(kindOf(made), nameOf(made)),
      failedHow: text.failedHow,
      failure: 'A segment was not changed',
    },
  });
  return {
    segments: query.data ?? [],
    hasFailed: query.isError,
    /** The list is there: one of its names can be told from a new one. */
    isLoaded: query.data !== undefined,
    change,
  };
}

export function replaced(
  segments: readonly NamedSegment[],
  out: NamedSegment | null,
  into: NamedSegment | null,
): NamedSegment[] {
  const others = segments.filter(({ id }) => id !== out?.id && id !== into?.id);
  return [...others, ...(into ? [into] : [])].toSorted((a, b) => a.name.localeCompare(b.name));
}

async function store(from: NamedSegment | null, to: NamedSegment | null): Promise<void> {
  if (to === null) {
    if (from !== null) await deleteSegment(from.id);
  } else if (from === null) await addSegment(to);
  else await renameSegment(to.id, to.name);
}

function kindOf({ before, after }: SegmentChange): 'saved' | 'renamed' | 'deleted' {
  if (before === null) return 'saved';
  return after === null ? 'deleted' : 'renamed';
}

const nameOf = ({ before, after }: SegmentChange): string => (after ?? before)?.name ?? '';

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

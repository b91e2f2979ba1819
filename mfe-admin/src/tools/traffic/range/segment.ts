import { cutText } from '@talent/api/text/cut-text';
import type { Segment, SegmentKey } from '../api/traffic';

const words = ['source', 'campaign', 'landing', 'page'] as const;
/** The filters of a segment, in the order in which they are shown. */
export const segmentKeys: readonly SegmentKey[] = [...words, 'visits'];

/** A segment from what `wordOf` says of each filter; values that are none are left out. */
export function readSegment(wordOf: (key: SegmentKey) => string | null): Segment {
  const segment: Segment = {};
  for (const key of words) {
    const word = wordOf(key);
    if (word) segment[key] = cutText(word, 300);
  }
  const visits = wordOf('visits');
  if (visits === 'new' || visits === 'returning') segment.visits = visits;
  return segment;
}

export function isSameSegment(one: Segment, other: Segment): boolean {
  return segmentKeys.every((key) => one[key] === other[key]);
}

/** Whether it is a part of the visits, and not all of them. */
export function isNarrowed(segment: Segment): boolean {
  return segmentKeys.some((key) => segment[key] !== undefined);
}

import { checkPosting } from './check-posting.ts';
import type { FeedProblem, JobPosting } from '../posting.ts';
import { readFeed } from './read-feed.ts';

/** A feed that can be imported, or all of its problems by line. */
export type CheckedFeed =
  | { status: 'sound'; postings: JobPosting[] }
  | { status: 'refused'; problems: FeedProblem[]; read: number };

/** Most postings of a feed, so that one transaction stays short. */
export const MOST_POSTINGS = 2000;

/** Reads and checks a whole file: one invalid posting refuses all of it. Pure; never throws. */
export function checkFeed(file: string | Uint8Array): CheckedFeed {
  const raw = readFeed(file);
  const problems = [...raw.problems];
  const postings: JobPosting[] = [];
  const lines = new Map<string, number>();
  for (const item of raw.postings) {
    const { posting, problems: found } = checkPosting(item);
    problems.push(...found);
    if (posting === null) continue;
    const before = lines.get(posting.ref.toLowerCase());
    if (before !== undefined) {
      const reason = `ref "${posting.ref}" is already used in line ${before} (upper and lower case count as the same).`;
      problems.push({ line: item.line, ref: posting.ref, reason });
    }
    lines.set(posting.ref.toLowerCase(), item.line);
    postings.push(posting);
  }
  if (raw.postings.length > MOST_POSTINGS) {
    const reason = `The file has more than ${MOST_POSTINGS} postings: import it in parts.`;
    problems.push({ line: 1, ref: null, reason });
  }
  if (problems.length === 0) return { status: 'sound', postings };
  problems.sort((a, b) => a.line - b.line);
  return { status: 'refused', problems, read: raw.postings.length };
}

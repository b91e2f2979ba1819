import { plainWords } from '@talent/protocol/text/plain-words';
import type { JobPosting } from '../posting.ts';

/** The argument `postings` of the database function `import_jobs`. */
export function importPayload(feed: string, postings: readonly JobPosting[]) {
  return postings.map(({ line: _, ...posting }) => ({ ...posting, slug: slugOf(feed, posting) }));
}

/** Whether a name can be that of a feed. */
export function isFeedName(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 30;
}

function slugOf(feed: string, { title, ref }: Pick<JobPosting, 'title' | 'ref'>): string {
  const words = (text: string) =>
    plainWords(text)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  const own = `${feed}-${words(ref)}`;
  return `${words(words(title).slice(0, 99 - own.length))}-${own}`.replace(/^-/, '');
}

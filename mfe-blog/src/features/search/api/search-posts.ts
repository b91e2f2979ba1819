import {
  contract,
  type FoundPost,
  type SearchAnswer,
} from '@talent/functions/blog-search/contract';
import { contractHeader, isOutdated } from '@talent/protocol/contract';
import { isoTime } from '@talent/data/iso-time';
import { searchPath } from '../../../content/paths';

/** A page of what was found. */
export interface FoundPosts {
  posts: readonly FoundPost[];
  /** On all pages together. */
  total: number;
  pageSize: number;
}

/**
 * Looks for posts, in a browser.
 * @param page - counted from 1
 * @returns null where this page is too old for the search; a reload brings one that fits.
 * @throws Error when the search gives no answer that can be read.
 */
export async function searchPosts(
  { query, page }: { query: string; page: number },
  signal: AbortSignal,
): Promise<FoundPosts | null> {
  const address = new URLSearchParams({ q: query, page: String(page) });
  const response = await fetch(`${searchPath}?${address.toString()}`, {
    headers: { Accept: 'application/json', ...contractHeader(contract) },
    signal,
  });
  if (!response.ok) {
    const problem: unknown = await response.json().catch(() => null);
    if (isOutdated(response.status, problem)) return null;
    throw new Error(`The search answered ${response.status}.`);
  }
  const { results, total, pageSize } = (await response.json()) as SearchAnswer;
  const posts = results.map((post) => ({ ...post, publishedAt: isoTime(post.publishedAt) }));
  return { posts, total, pageSize };
}

import type { Post } from '../../api/post';
import { readingMinutes } from '../post-facts/reading-minutes';

/** What a list of posts shows of one. */
export interface PostSummary extends Omit<Post, 'body' | 'updatedAt'> {
  readingMinutes: number;
}

/** A post without its text. */
export function summaryOf({ body, updatedAt: _, ...post }: Post): PostSummary {
  return { ...post, readingMinutes: readingMinutes(body) };
}

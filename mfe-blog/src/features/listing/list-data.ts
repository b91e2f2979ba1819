import type { PostSummary } from '../post-list/post-summary';
import type { ListKind, PostCount } from './post-groups';

/** Data of a page of posts. */
export interface ListData {
  kind: ListKind;
  /** Of the topic or author; empty for all posts. */
  slug: string;
  /** Of the topic or author; empty for all posts. */
  label: string;
  /** Under the heading; empty where there is nothing to say. */
  lede: string;
  /** Path of the list's first page. */
  path: string;
  page: number;
  pages: number;
  /** Posts on all pages together. */
  total: number;
  posts: readonly PostSummary[];
  topics: readonly PostCount[];
}

import { unwrap } from '@talent/data/unwrap';
import { weeksOf } from '@talent/ui/calendar-days';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { fetchPost } from '../../posts/api/fetch-post';
import { listDatedPosts, type DatedPost } from '../../posts/api/list-dated-posts';
import { listPosts, type ListedPost } from '../../posts/api/list-posts';
import { fieldsOf, type PostStatus } from '../../posts/api/post';
import type { TableSource } from '../../table/tool-column';
import { listAuthors } from './api/authors';
import { spanOf } from './calendar/calendar-time';

/** The newest this many are shown. */
export const REVISIONS_SHOWN = 50;

export const blogQueries = {
  list: (status: PostStatus | null): TableSource<ListedPost> => ({
    queryKey: ['blog', 'list', status],
    load: (query, signal) => listPosts(status, query, signal),
  }),
  /** A post with the authors to choose from, by name; null begins a post. */
  editor: (postId: number | null) =>
    queryOptions({
      queryKey: ['blog', 'editor', postId],
      queryFn: async () => {
        const [post, authors] = await Promise.all([
          postId === null ? null : fetchPost(postId),
          // oxlint-disable-next-line house/whole-reads -- admins add authors one by one
          adminData().from('blog_authors').select('slug, name').order('name'),
        ]);
        return { post, authors: unwrap(authors) };
      },
    }),
  authors: queryOptions({ queryKey: ['blog', 'authors'], queryFn: listAuthors }),
  /** The posts of a month in every calendar week that it touches. */
  calendar: (month: string) =>
    queryOptions({
      queryKey: ['blog', 'calendar', month],
      queryFn: (): Promise<CalendarPost[]> => {
        const { from, to } = spanOf(weeksOf(month));
        return listDatedPosts(from, to);
      },
    }),
  /** The saves of a post, newest first. Each save makes a version, and with it another list. */
  revisions: (postId: number, version: number) =>
    queryOptions({
      queryKey: ['blog', 'revisions', postId, version],
      queryFn: async () => {
        const rows = unwrap(
          await adminData()
            .from('blog_post_revisions')
            .select(
              'version, status, saved_at, saved_by, title, slug, seo_title, description, topic, audience, content_updated_at, cover, body, author:blog_authors(slug)',
            )
            .eq('post_id', postId)
            .order('version', { ascending: false })
            .limit(REVISIONS_SHOWN),
        );
        return rows.map((row) => ({ ...row, fields: fieldsOf(row) }));
      },
    }),
};

export type CalendarPost = Omit<DatedPost, 'author'>;

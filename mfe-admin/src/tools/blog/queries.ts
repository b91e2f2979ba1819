import { queryOptions } from '@tanstack/react-query';
import { fetchPost } from '../../posts/api/fetch-post';
import { listPosts } from '../../posts/api/list-posts';
import type { ListedPost } from '../../posts/api/list-posts';
import type { PostStatus } from '../../posts/api/post';
import type { TableSource } from '../../table/tool-column';
import { listAuthors } from './api/list-authors';
import { listRevisions } from './api/list-revisions';

/** Data of the blog tool, each under its key. */
export const blogQueries = {
  list: (status: PostStatus | null): TableSource<ListedPost> => ({
    queryKey: ['blog', 'list', status],
    load: (query, signal) => listPosts(status, query, signal),
  }),
  /** A post with the authors to choose from; null begins a post. */
  editor: (postId: number | null) =>
    queryOptions({
      queryKey: ['blog', 'editor', postId],
      queryFn: async () => {
        const [post, authors] = await Promise.all([
          postId === null ? null : fetchPost(postId),
          listAuthors(),
        ]);
        return { post, authors };
      },
    }),
  /** Each save makes a version, and with it another list. */
  revisions: (postId: number, version: number) =>
    queryOptions({
      queryKey: ['blog', 'revisions', postId, version],
      queryFn: () => listRevisions(postId),
    }),
};

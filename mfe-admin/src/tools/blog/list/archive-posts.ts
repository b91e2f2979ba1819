import { fetchPost } from '../../../posts/api/fetch-post';
import type { ListedPost } from '../../../posts/api/list-posts';
import { isPublic, type PostStatus, type StoredPost } from '../../../posts/api/post';
import { updateSite } from '../../../posts/update-site';
import type { BulkAction } from '../../../table/engine/use-bulk-change';
import { setPostStatus } from '../api/set-post-status';
import { listTexts as text } from '../content/blog-tools';

/** Takes posts off the site; undone, each has the state that it had. */
export const archivePosts: BulkAction<ListedPost> = {
  label: text.archive,
  done: text.archived,
  apply: (row) => ({ ...row, status: 'archived' }),
  save: async (rows) => {
    const before: StoredPost[] = [];
    for (const { id } of rows) {
      const post = await fetchPost(id);
      if (post === null) throw new Error(`There is no post ${id}.`);
      if (post.status === 'archived') continue;
      await saveState(post, 'archived');
      before.push(post);
    }
    return async () => {
      for (const post of before) {
        const now = await fetchPost(post.id);
        if (now === null) throw new Error(`There is no post ${post.id}.`);
        await saveState(now, post.status);
      }
    };
  },
};

/** Gives a post another state, with the time of publishing that it has, and brings that to visitors. */
async function saveState(post: StoredPost, status: PostStatus): Promise<void> {
  await setPostStatus(post, status);
  const after = await fetchPost(post.id);
  const now = Date.now();
  if (after && (isPublic(post, now) || isPublic(after, now))) await updateSite(post, after);
}

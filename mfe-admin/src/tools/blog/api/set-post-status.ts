import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { PostStatus, StoredPost } from '../../../posts/api/post';

/**
 * Gives a post another state; its time of publishing stays.
 * @throws DataError when the request fails, or when someone saved the post since.
 */
export async function setPostStatus(
  { id, version, publishedAt }: Pick<StoredPost, 'id' | 'version' | 'publishedAt'>,
  status: PostStatus,
): Promise<void> {
  unwrap(
    await adminData().rpc('save_blog_post', {
      fields: { status, published_at: publishedAt },
      post_id: id,
      expected_version: version,
    }),
  );
}

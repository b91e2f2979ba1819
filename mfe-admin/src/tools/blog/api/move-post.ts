import { unwrap } from '@talent/data/unwrap';
import { DataError } from '@talent/data/errors';
import { adminData } from '../../../backend/admin-data';

interface PostMove {
  id: number;
  /** The version that the person saw. */
  version: number;
  /** ISO 8601 in UTC, in the future. */
  publishedAt: string;
}

/** Gives a scheduled post another time. @throws DataError when the request fails. */
export async function movePost({
  id,
  version,
  publishedAt,
}: PostMove): Promise<'moved' | 'conflict'> {
  try {
    unwrap(
      await adminData().rpc('save_blog_post', {
        fields: { status: 'scheduled', published_at: publishedAt },
        post_id: id,
        expected_version: version,
      }),
    );
    return 'moved';
  } catch (error) {
    if (error instanceof DataError && error.code === 'PT409') return 'conflict';
    throw error;
  }
}

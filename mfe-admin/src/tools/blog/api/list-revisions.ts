import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { toStatus } from '../../../posts/api/post';
import type { PostFields, PostStatus } from '../../../posts/api/post';
import { isoTime } from '../../../time/utc';

/** One save of a post, as it was. */
export interface Revision {
  version: number;
  status: PostStatus;
  /** ISO 8601 in UTC. */
  savedAt: string;
  /** Account of the person; null for the seed and the import command. */
  savedBy: string | null;
  fields: PostFields;
}

/** The newest this many are shown. */
const REVISIONS_SHOWN = 50;

/** The saves of a post, newest first. @throws DataError when the request fails. */
export async function listRevisions(postId: number): Promise<Revision[]> {
  const rows = unwrap(
    await adminData()
      .from('blog_post_revisions')
      .select(
        'version, status, saved_at, saved_by, title, slug, description, topic, audience, content_updated_at, body, author:blog_authors(slug)',
      )
      .eq('post_id', postId)
      .order('version', { ascending: false })
      .limit(REVISIONS_SHOWN),
  );
  return rows.map((row) => {
    const { version, title, slug, description, topic, audience, body } = row;
    const updated =
      row.content_updated_at === null ? '' : isoTime(row.content_updated_at).slice(0, 10);
    return {
      version,
      status: toStatus(row.status),
      savedBy: row.saved_by,
      savedAt: isoTime(row.saved_at),
      fields: { title, slug, description, topic, audience, body, author: row.author.slug, updated },
    };
  });
}

import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { linkedInColumns, toLinkedInPost } from './linkedin-post';
import type { LinkedInPost } from './linkedin-post';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';

/** One post; null when there is none. @throws DataError */
export async function fetchLinkedInPost(id: number): Promise<LinkedInPost | null> {
  const row = unwrap(
    await adminData().from('linkedin_posts').select(linkedInColumns).eq('id', id).maybeSingle(),
  );
  return row === null ? null : toLinkedInPost(row);
}

/** Deletes a draft; gives whether it is gone, which it is not once something of it may be out. @throws DataError */
export async function deleteLinkedInPost(id: number): Promise<boolean> {
  const gone = unwrap(await adminData().from('linkedin_posts').delete().eq('id', id).select('id'));
  return gone.length > 0;
}

/** Posts in every state. */
export const listLinkedInPosts: LoadTablePage<LinkedInPost> = async (query, signal) => {
  const posts = adminData().from('linkedin_posts').select(linkedInColumns, { count: 'exact' });
  const { rows, total } = await loadRange(posts, query, signal, {
    filterColumns: ['commentary', 'status', 'source'],
  });
  return { rows: rows.map(toLinkedInPost), total };
};

/**
 * Records whether a post of unknown outcome was seen at LinkedIn; `urn` is null without its address.
 * @throws DataError
 */
export async function resolveLinkedInPost(
  id: number,
  seen: 'posted' | 'absent',
  urn: string | null,
): Promise<void> {
  unwrap(
    await adminData().rpc('resolve_linkedin_post', {
      post_id: id,
      seen,
      ...(urn === null ? {} : { seen_urn: urn }),
    }),
  );
}

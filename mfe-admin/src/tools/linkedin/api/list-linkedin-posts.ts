import { adminData } from '../../../backend/admin-data';
import { loadRange } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { linkedInColumns, toLinkedInPost } from './linkedin-post';
import type { LinkedInPost } from './linkedin-post';

/** Posts in every state. */
export const listLinkedInPosts: LoadTablePage<LinkedInPost> = async (query, signal) => {
  const posts = adminData().from('linkedin_posts').select(linkedInColumns, { count: 'exact' });
  const { rows, total } = await loadRange(posts, query, signal, {
    filterColumns: ['commentary', 'status', 'source'],
  });
  return { rows: rows.map(toLinkedInPost), total };
};

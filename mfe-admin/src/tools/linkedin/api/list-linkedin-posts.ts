import { applyTableQuery, toTablePage } from '../../../table/range-query';
import type { LoadTablePage } from '../../../table/tool-column';
import { adminData } from '../../../backend/admin-data';
import { linkedInColumns, toLinkedInPost } from './linkedin-post';
import type { LinkedInPost } from './linkedin-post';

/** Posts in every state, a page at a time. */
export const listLinkedInPosts: LoadTablePage<LinkedInPost> = async (query, signal) => {
  const builder = adminData()
    .from('linkedin_posts')
    .select(linkedInColumns, { count: 'exact' })
    .abortSignal(signal);
  const { rows, total } = toTablePage(
    await applyTableQuery(builder, query, { filterColumns: ['commentary', 'status', 'source'] }),
  );
  return { rows: rows.map(toLinkedInPost), total };
};

import type { PostStatus } from '../api/post';

/** The list of posts; a post is edited below it. */
export const blogToolPath = '/internal-admin-xyz123/blog';

export const statusLabels: Readonly<Record<PostStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
};

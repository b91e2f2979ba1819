import type { ErrorGroup } from '@talent/protocol/errors/error-list';

/** An error of the blog, with a control character in its message. */
export const errorGroup: ErrorGroup = {
  id: 7,
  kind: 'script',
  app: 'mfe-blog',
  message: 'boom\u001B[2J',
  place: 'mfe-blog/post.js',
  evidence: 'stack',
  owners: ['@talent-site/blog'],
  route: '/blog/:slug',
  status: 'reopened',
  count: 12,
  visitors: 3,
  first_seen: '2026-11-20T10:00:00+00:00',
  first_version: '1.0.0-0123456789',
  last_seen: '2026-11-27T10:00:00+00:00',
  last_version: null,
};

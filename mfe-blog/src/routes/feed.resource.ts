import type { ResourcePlan } from '@talent/sdk/server';
import { listNewestPosts } from '../features/post/api/list-newest-posts';
import { rssFeed } from '../features/feed/feed';

const COUNT = 20;

/** `/feed.xml`: the newest posts. */
export const feedResource: ResourcePlan = {
  load: async ({ data, site }) => ({
    contentType: 'application/rss+xml; charset=utf-8',
    body: rssFeed(await listNewestPosts(data, COUNT), site),
  }),
  revalidate: 60,
};

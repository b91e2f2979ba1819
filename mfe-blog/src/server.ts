import { serveRemote, type ResourcePlan } from '@talent/sdk/server';
import visionFile from './features/guide/content/guides/computer-vision-applications.md?raw';
import jobsFile from './features/guide/content/guides/machine-learning-jobs-guide.md?raw';
import { jobsGuide, visionGuide } from './features/guide/content/guide-text';
import { guidePlan } from './features/guide/guide-plan';
import { listPlan } from './features/listing/list-plan';
import routes from './routes';
import { blogIndexPlan } from './routes/blog-index.plan';
import { blogPostPlan } from './routes/blog-post.plan';
import { settings } from './settings';
import { listNewestPosts } from './features/post/api/list-posts';
import { rssFeed } from './features/feed/feed';

const COUNT = 20;

const feedResource: ResourcePlan = {
  load: async ({ data, site }) => ({
    contentType: 'application/rss+xml; charset=utf-8',
    body: rssFeed(await listNewestPosts(data, COUNT), site),
  }),
  revalidate: 60,
};

export default serveRemote(
  routes,
  {
    '/ai-hiring-insights-blog': blogIndexPlan,
    '/ai-hiring-insights-blog/page/:number': listPlan('all', 'further'),
    '/ai-hiring-insights-blog/topic/:topic': listPlan('topic', 'first'),
    '/ai-hiring-insights-blog/topic/:topic/page/:number': listPlan('topic', 'further'),
    '/ai-hiring-insights-blog/author/:author': listPlan('author', 'first'),
    '/ai-hiring-insights-blog/author/:author/page/:number': listPlan('author', 'further'),
    '/blog/:slug': blogPostPlan,
    '/computer-vision-applications': guidePlan(visionFile, visionGuide),
    '/machine-learning-jobs-guide': guidePlan(jobsFile, jobsGuide),
  },
  { '/feed.xml': feedResource },
  settings,
);

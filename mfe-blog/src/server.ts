import { serveRemote } from '@talent/sdk/server';
import routes from './routes';
import { blogIndexPlan } from './routes/blog-index.plan';
import { blogPostPlan } from './routes/blog-post.plan';

export default serveRemote(routes, {
  '/ai-hiring-insights-blog': blogIndexPlan,
  '/blog/:slug': blogPostPlan,
});

import { defineRemote, defineRoute } from '@talent/sdk';
import './styles.css';

export default defineRemote({
  name: 'mfe-blog',
  routes: [
    defineRoute({ path: '/ai-hiring-insights-blog', page: () => import('./routes/blog-index') }),
    defineRoute({
      path: '/ai-hiring-insights-blog/page/:number',
      page: () => import('./routes/blog-list'),
    }),
    defineRoute({
      path: '/ai-hiring-insights-blog/topic/:topic',
      page: () => import('./routes/blog-list'),
    }),
    defineRoute({
      path: '/ai-hiring-insights-blog/topic/:topic/page/:number',
      page: () => import('./routes/blog-list'),
    }),
    defineRoute({
      path: '/ai-hiring-insights-blog/author/:author',
      page: () => import('./routes/blog-list'),
    }),
    defineRoute({
      path: '/ai-hiring-insights-blog/author/:author/page/:number',
      page: () => import('./routes/blog-list'),
    }),
    defineRoute({ path: '/blog/:slug', page: () => import('./routes/blog-post') }),
    defineRoute({ path: '/computer-vision-applications', page: () => import('./routes/guide') }),
    defineRoute({ path: '/machine-learning-jobs-guide', page: () => import('./routes/guide') }),
  ],
});

import { defineRemote, defineRoute } from '@talent/sdk';
import './styles.css';

export default defineRemote({
  name: 'mfe-blog',
  routes: [
    defineRoute({ path: '/ai-hiring-insights-blog', page: () => import('./routes/blog-index') }),
    defineRoute({ path: '/blog/:slug', page: () => import('./routes/blog-post') }),
  ],
});

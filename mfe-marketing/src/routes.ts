import { defineRemote, defineRoute } from '@talent/sdk';
import './styles.css';

export default defineRemote({
  name: 'mfe-marketing',
  routes: [
    defineRoute({ path: '/', page: () => import('./routes/home') }),
    defineRoute({
      path: '/about-ai-talent-experts',
      page: () => import('./routes/content-page'),
    }),
  ],
});

import { defineRemote, defineRoute } from '@talent/sdk';
import { internalAdminHead, seoDashboardHead } from './content/heads';
import './styles.css';

/** The staff area. The first route is the one that a sign-in leads to. */
export default defineRemote({
  name: 'mfe-admin',
  guard: 'admin',
  routes: [
    defineRoute({
      path: '/seo-dashboard',
      page: () => import('./routes/seo-dashboard'),
      head: seoDashboardHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123',
      page: () => import('./routes/seo-dashboard'),
      head: internalAdminHead,
    }),
  ],
});

import { defineRemote, defineRoute } from '@talent/sdk';
import {
  blogEditorHead,
  blogPostsHead,
  internalAdminHead,
  seoDashboardHead,
} from './content/heads';
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
    defineRoute({
      path: '/internal-admin-xyz123/blog',
      page: () => import('./routes/blog-posts'),
      head: blogPostsHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/blog/:postId',
      page: () => import('./routes/blog-editor'),
      head: blogEditorHead,
    }),
  ],
});

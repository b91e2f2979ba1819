import { defineRemote, defineRoute } from '@talent/sdk';
import { staffHead } from './frame/content/heads';
import './styles.css';

/** The staff area. The first route is the one that a sign-in leads to. */
const routes = [
  defineRoute({ path: '/seo-dashboard', page: () => import('./routes/seo-dashboard') }),
  defineRoute({ path: '/internal-admin-xyz123', page: () => import('./routes/overview') }),
  defineRoute({ path: '/internal-admin-xyz123/blog', page: () => import('./routes/blog-posts') }),
  defineRoute({ path: '/internal-admin-xyz123/account', page: () => import('./routes/account') }),
  defineRoute({
    path: '/internal-admin-xyz123/blog/authors',
    page: () => import('./routes/blog-authors'),
  }),
  defineRoute({
    path: '/internal-admin-xyz123/blog/calendar',
    page: () => import('./routes/blog-calendar'),
  }),
  defineRoute({
    path: '/internal-admin-xyz123/blog/:postId',
    page: () => import('./routes/blog-editor'),
  }),
  defineRoute({ path: '/internal-admin-xyz123/errors', page: () => import('./routes/errors') }),
  defineRoute({
    path: '/internal-admin-xyz123/errors/:errorId',
    page: () => import('./routes/error'),
  }),
  defineRoute({ path: '/internal-admin-xyz123/calls', page: () => import('./routes/calls') }),
  defineRoute({ path: '/internal-admin-xyz123/people', page: () => import('./routes/people') }),
  defineRoute({
    path: '/internal-admin-xyz123/people/:recordId',
    page: () => import('./routes/person'),
  }),
  defineRoute({
    path: '/authority-domination-tracker',
    page: () => import('./routes/authority-tracker'),
  }),
  defineRoute({ path: '/viral-traffic-dashboard', page: () => import('./routes/viral-traffic') }),
  defineRoute({
    path: '/linkedin-posting-test',
    page: () => import('./routes/linkedin-posting-test'),
  }),
  defineRoute({
    path: '/linkedin-oauth-setup',
    page: () => import('./routes/linkedin-oauth-setup'),
  }),
  defineRoute({ path: '/linkedin-person-urn', page: () => import('./routes/linkedin-person-urn') }),
  defineRoute({
    path: '/comprehensive-seo-dashboard',
    page: () => import('./routes/comprehensive-seo'),
  }),
  defineRoute({
    path: '/comprehensive-seo-dashboard/problems/:problemId',
    page: () => import('./routes/seo-problem'),
  }),
  defineRoute({
    path: '/weekly-ai-jobs-report',
    page: () => import('./routes/weekly-ai-jobs-report'),
  }),
  defineRoute({ path: '/weekly-ai-jobs-report/import', page: () => import('./routes/job-import') }),
  defineRoute({
    path: '/security-dashboard',
    page: () => import('./routes/security/security-dashboard'),
  }),
  defineRoute({
    path: '/security-dashboard/status',
    page: () => import('./routes/security/site-status'),
  }),
  defineRoute({
    path: '/security-dashboard/local-override',
    page: () => import('./routes/security/local-override'),
  }),
] as const;

export default defineRemote({
  name: 'mfe-admin',
  guard: 'admin',
  routes: routes.map((route) => ({ ...route, head: staffHead(route.path) })),
});

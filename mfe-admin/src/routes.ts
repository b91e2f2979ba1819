import { defineRemote, defineRoute } from '@talent/sdk';
import {
  accountHead,
  authorityHead,
  blogAuthorsHead,
  blogCalendarHead,
  blogEditorHead,
  blogPostsHead,
  comprehensiveSeoHead,
  errorHead,
  errorsHead,
  internalAdminHead,
  jobImportHead,
  linkedInConnectionHead,
  linkedInPersonHead,
  linkedInPostingHead,
  localOverrideHead,
  peopleHead,
  personHead,
  securityHead,
  seoDashboardHead,
  seoProblemHead,
  siteStatusHead,
  viralTrafficHead,
  weeklyJobsHead,
} from './frame/content/heads';
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
      page: () => import('./routes/overview'),
      head: internalAdminHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/blog',
      page: () => import('./routes/blog-posts'),
      head: blogPostsHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/account',
      page: () => import('./routes/account'),
      head: accountHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/blog/authors',
      page: () => import('./routes/blog-authors'),
      head: blogAuthorsHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/blog/calendar',
      page: () => import('./routes/blog-calendar'),
      head: blogCalendarHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/blog/:postId',
      page: () => import('./routes/blog-editor'),
      head: blogEditorHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/errors',
      page: () => import('./routes/errors'),
      head: errorsHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/errors/:errorId',
      page: () => import('./routes/error'),
      head: errorHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/people',
      page: () => import('./routes/people'),
      head: peopleHead,
    }),
    defineRoute({
      path: '/internal-admin-xyz123/people/:recordId',
      page: () => import('./routes/person'),
      head: personHead,
    }),
    defineRoute({
      path: '/authority-domination-tracker',
      page: () => import('./routes/authority-tracker'),
      head: authorityHead,
    }),
    defineRoute({
      path: '/viral-traffic-dashboard',
      page: () => import('./routes/viral-traffic'),
      head: viralTrafficHead,
    }),
    defineRoute({
      path: '/linkedin-posting-test',
      page: () => import('./routes/linkedin-posting-test'),
      head: linkedInPostingHead,
    }),
    defineRoute({
      path: '/linkedin-oauth-setup',
      page: () => import('./routes/linkedin-oauth-setup'),
      head: linkedInConnectionHead,
    }),
    defineRoute({
      path: '/linkedin-person-urn',
      page: () => import('./routes/linkedin-person-urn'),
      head: linkedInPersonHead,
    }),
    defineRoute({
      path: '/comprehensive-seo-dashboard',
      page: () => import('./routes/comprehensive-seo'),
      head: comprehensiveSeoHead,
    }),
    defineRoute({
      path: '/comprehensive-seo-dashboard/problems/:problemId',
      page: () => import('./routes/seo-problem'),
      head: seoProblemHead,
    }),
    defineRoute({
      path: '/weekly-ai-jobs-report',
      page: () => import('./routes/weekly-ai-jobs-report'),
      head: weeklyJobsHead,
    }),
    defineRoute({
      path: '/weekly-ai-jobs-report/import',
      page: () => import('./routes/job-import'),
      head: jobImportHead,
    }),
    defineRoute({
      path: '/security-dashboard',
      page: () => import('./routes/security/security-dashboard'),
      head: securityHead,
    }),
    defineRoute({
      path: '/security-dashboard/status',
      page: () => import('./routes/security/site-status'),
      head: siteStatusHead,
    }),
    defineRoute({
      path: '/security-dashboard/local-override',
      page: () => import('./routes/security/local-override'),
      head: localOverrideHead,
    }),
  ],
});

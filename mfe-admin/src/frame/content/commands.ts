import { contentEntries, toolEntries } from './tool-frame';

/** Something that the command palette leads to. */
export interface Command {
  to: string;
  label: string;
  /** Said behind the label; also found by it. */
  hint: string;
}

/** Every tool under the name that the sidebar gives it. */
export const toolCommands: readonly Command[] = [...toolEntries, ...contentEntries].map(
  ({ to, label, subtitle }) => ({ to, label, hint: subtitle }),
);

/** Actions in the tools. */
export const actionCommands: readonly Command[] = [
  { to: '/seo-dashboard', label: 'Analyze a page', hint: 'SEO Dashboard' },
  { to: '/seo-dashboard#strategy', label: 'Make an SEO plan', hint: 'SEO Dashboard' },
  { to: '/comprehensive-seo-dashboard', label: 'Crawl the site', hint: 'Comprehensive SEO' },
  {
    to: '/authority-domination-tracker',
    label: 'Import backlinks or keyword positions',
    hint: 'Authority Tracker',
  },
  { to: '/viral-traffic-dashboard', label: 'Build a campaign link', hint: 'Viral Traffic' },
  { to: '/security-dashboard', label: 'Verify the audit log', hint: 'Security Dashboard' },
  { to: '/security-dashboard/status', label: 'Show the site status', hint: 'Security Dashboard' },
  { to: '/security-dashboard', label: 'Manage admin roles', hint: 'Security Dashboard' },
  { to: '/weekly-ai-jobs-report', label: 'Write the weekly jobs report', hint: 'Weekly AI Jobs' },
  { to: '/weekly-ai-jobs-report/import', label: 'Import jobs from a file', hint: 'Job import' },
  { to: '/linkedin-posting-test', label: 'Write a LinkedIn post', hint: 'LinkedIn Posting' },
  { to: '/linkedin-oauth-setup', label: 'Connect LinkedIn', hint: 'LinkedIn Posting' },
  { to: '/linkedin-person-urn', label: 'Show the LinkedIn person URN', hint: 'LinkedIn Posting' },
  { to: '/internal-admin-xyz123/blog/new', label: 'Write a blog post', hint: 'Blog posts' },
  { to: '/internal-admin-xyz123/blog/calendar', label: 'Schedule posts', hint: 'Blog calendar' },
  { to: '/internal-admin-xyz123/blog/authors', label: 'Manage blog authors', hint: 'Blog authors' },
  {
    to: '/internal-admin-xyz123/account',
    label: 'Manage passkeys, password and sessions',
    hint: 'Account & security',
  },
  { to: '/', label: 'Back to Site', hint: 'Public pages' },
];

/** Texts of the command palette. */
export const paletteTexts = {
  label: 'Command palette',
  search: 'Search tools, actions and blog posts',
  tools: 'Tools',
  actions: 'Actions',
  posts: 'Blog posts',
  empty: 'No results.',
  searching: 'Searching the blog …',
  postsFailed: 'The blog could not be searched.',
} as const;

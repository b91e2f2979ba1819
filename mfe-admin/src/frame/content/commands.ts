import {
  contentEntries,
  overviewEntry,
  peopleEntries,
  siteEntries,
  toolEntries,
  toolFrame,
} from './tool-frame';

/** Something that the command palette leads to. */
export interface Command {
  to: string;
  label: string;
  /** Said behind the label; also found by it. */
  hint: string;
  /** Other words that people type for it. */
  words?: string;
}

/** Words for what a tool does that are not in its name. */
const wordsOf: Readonly<Record<string, string>> = {
  '/comprehensive-seo-dashboard': 'audit crawler redirect redirects broken links',
  '/authority-domination-tracker': 'backlink rank ranking',
  '/viral-traffic-dashboard': 'analytics visitors utm statistics referrer',
  '/security-dashboard': 'version versions release releases csp headers',
  '/weekly-ai-jobs-report': 'newsletter subscribers mailing',
  '/internal-admin-xyz123/people':
    'client clients customer company candidate candidates applicant applicants lead contact cv resume hiring',
  '/internal-admin-xyz123/blog': 'article articles cms draft drafts',
  '/weekly-ai-jobs-report/import': 'job jobs posting vacancy vacancies upload',
  '/internal-admin-xyz123/calls': 'calendar booking slots hours appointments',
  '/internal-admin-xyz123/errors': 'bug bugs exception crash 404',
};

/** Every tool under the name that the sidebar gives it. */
export const toolCommands: readonly Command[] = [
  ...toolEntries,
  ...peopleEntries,
  ...contentEntries,
  ...siteEntries,
].map(({ to, label, subtitle }) => ({ to, label, hint: subtitle, words: wordsOf[to] ?? '' }));

/** The overview, with the number of waiting items where it is known. */
export function overviewCommand(waiting: number | null): Command {
  const { to, label, subtitle } = overviewEntry;
  return { to, label, hint: waiting ? toolFrame.waiting(waiting) : subtitle };
}

/** Actions in the tools. */
export const actionCommands: readonly Command[] = [
  { to: '/seo-dashboard', label: 'Analyze a page', hint: 'SEO Dashboard' },
  { to: '/comprehensive-seo-dashboard', label: 'Start a crawl', hint: 'Comprehensive SEO' },
  { to: '/seo-dashboard?task=plan', label: 'Make an SEO plan', hint: 'SEO Dashboard' },
  {
    to: '/seo-dashboard?task=watch',
    label: 'Watch search engines: Search Console and IndexNow',
    hint: 'SEO Dashboard',
  },
  {
    to: '/authority-domination-tracker',
    label: 'Import backlinks or keyword positions',
    hint: 'Authority Tracker',
  },
  { to: '/viral-traffic-dashboard', label: 'Build a campaign link', hint: 'Viral Traffic' },
  {
    to: '/security-dashboard',
    label: 'Verify the audit log',
    hint: 'Security Dashboard',
    words: 'history who changed',
  },
  {
    to: '/security-dashboard/status',
    label: 'Show the site status',
    hint: 'Security Dashboard',
    words: 'backup backups restore health uptime alert alerts memory settings flag flags feature',
  },
  {
    to: '/security-dashboard/local-override',
    label: 'Show an app from your own machine',
    hint: 'Security Dashboard',
  },
  {
    to: '/security-dashboard',
    label: 'Manage admin roles',
    hint: 'Security Dashboard',
    words: 'invite user users team colleague staff member permission access',
  },
  { to: '/weekly-ai-jobs-report', label: 'Measure this week', hint: 'Weekly AI Jobs' },
  { to: '/weekly-ai-jobs-report', label: 'Write the weekly jobs report', hint: 'Weekly AI Jobs' },
  { to: '/weekly-ai-jobs-report/import', label: 'Import jobs from a file', hint: 'Job import' },
  { to: '/linkedin-posting-test', label: 'Write a LinkedIn post', hint: 'LinkedIn Posting' },
  { to: '/linkedin-oauth-setup', label: 'Connect LinkedIn', hint: 'LinkedIn Posting' },
  { to: '/linkedin-person-urn', label: 'Show the LinkedIn person URN', hint: 'LinkedIn Posting' },
  {
    to: '/internal-admin-xyz123/people?view=board',
    label: 'Show people on the board',
    hint: 'People',
  },
  {
    to: '/internal-admin-xyz123/people?due=overdue',
    label: 'Show overdue next steps',
    hint: 'People',
  },
  { to: '/internal-admin-xyz123/blog/new', label: 'New post', hint: 'Blog posts' },
  { to: '/internal-admin-xyz123/blog/calendar', label: 'Schedule posts', hint: 'Blog calendar' },
  { to: '/internal-admin-xyz123/blog/authors', label: 'Manage blog authors', hint: 'Blog authors' },
  {
    to: '/internal-admin-xyz123/account',
    label: 'Manage passkeys, password and sessions',
    hint: 'Account & security',
    words: '2fa mfa second factor recovery codes profile',
  },
  { to: '/', label: 'Back to Site', hint: 'Public pages' },
];

/** Ends the session; its address is where that leads. */
export const signOutCommand: Command = {
  to: '/',
  label: toolFrame.signOut,
  hint: toolFrame.account,
  words: 'log out logout sign off exit leave',
};

/** Texts of the command palette. */
export const paletteTexts = {
  label: 'Command palette',
  search: 'Search people, posts, pages and actions',
  recent: 'Recent',
  tools: 'Tools',
  actions: 'Actions',
  posts: 'Blog posts',
  people: 'People',
  pages: 'Public pages',
  page: 'Public page',
  empty: 'No results.',
  searching: 'Searching …',
  searchFailed: 'Not everything could be searched. Check the connection.',
} as const;

import { formatCount } from '@talent/sdk/format';
/** An entry of the sidebar. */
export interface ToolEntry {
  to: string;
  label: string;
  subtitle: string;
  /** Pages that belong to the entry without having one of their own. */
  also?: readonly string[];
}

/** The inbox of all tools. It is above them in the sidebar, with the number of waiting items. */
export const overviewEntry: ToolEntry = {
  to: '/internal-admin-xyz123',
  label: 'Overview',
  subtitle: 'What needs you',
};

/** The tools, as specified and in this order. */
export const toolEntries: readonly ToolEntry[] = [
  {
    to: '/seo-dashboard',
    label: 'SEO Dashboard',
    subtitle: 'Gemini SEO Strategy',
    also: ['/internal-admin-xyz123'],
  },
  {
    to: '/comprehensive-seo-dashboard',
    label: 'Comprehensive SEO',
    subtitle: 'Full SEO Analytics',
  },
  {
    to: '/authority-domination-tracker',
    label: 'Authority Tracker',
    subtitle: 'Domain Authority',
  },
  { to: '/viral-traffic-dashboard', label: 'Viral Traffic', subtitle: 'Traffic Strategy' },
  { to: '/security-dashboard', label: 'Security Dashboard', subtitle: 'Security Monitoring' },
  { to: '/weekly-ai-jobs-report', label: 'Weekly AI Jobs', subtitle: 'Job Reports' },
  {
    to: '/linkedin-posting-test',
    label: 'LinkedIn Posting',
    subtitle: 'Auto-Post Testing',
    also: ['/linkedin-oauth-setup', '/linkedin-person-urn'],
  },
];

/** People who wrote to us, below the tools. */
export const peopleEntries: readonly ToolEntry[] = [
  {
    to: '/internal-admin-xyz123/people',
    label: 'People',
    subtitle: 'Contacts and applications',
  },
  { to: '/internal-admin-xyz123/calls', label: 'Calls', subtitle: 'Bookings and hours' },
];

/** Content of the site's pages, below the tools. */
export const contentEntries: readonly ToolEntry[] = [
  { to: '/internal-admin-xyz123/blog', label: 'Blog posts', subtitle: 'Write and publish' },
  {
    to: '/weekly-ai-jobs-report/import',
    label: 'Job import',
    subtitle: 'CSV and JSON feeds',
  },
];

/** The site as a whole, below the tools. */
export const siteEntries: readonly ToolEntry[] = [
  {
    to: '/internal-admin-xyz123/errors',
    label: 'Errors',
    subtitle: 'By cause, with their owners',
  },
];

/** Texts of the frame around every staff tool. */
export const toolFrame = {
  title: 'Admin Dashboard',
  breadcrumb: 'Breadcrumb',
  tools: 'Admin Tools',
  toolsSubtitle: 'Internal Dashboard',
  people: 'Hiring',
  content: 'Content',
  site: 'Site',
  back: 'Back to Site',
  waiting: (count: number): string =>
    count === 1 ? '1 item waits' : `${formatCount(count)} items wait`,
  toggle: 'Toggle sidebar',
  closePanel: 'Close sidebar',
  toggleKeys: (modifier: string): string => `${modifier}B`,
  search: 'Search',
  searchKeys: (modifier: string): string => `${modifier}K`,
  account: 'Account & security',
  signedInAs: 'Signed in as',
  signOut: 'Sign out',
  signingOut: 'Signing out …',
  signOutFailed: 'Signing out did not work. Check the connection and try again.',
} as const;

import type { PageHead } from '@talent/sdk';

const seo = {
  title: 'SEO dashboard | AI Talent Experts staff',
  description:
    'Staff tool: fetch any page of the live site, read its title, description, headings, images and links, and see what to improve before search engines do.',
  robots: 'noindex, nofollow',
} as const;

export const seoDashboardHead: PageHead = { ...seo, canonicalPath: '/seo-dashboard' };

/** The same tool under its second address. */
export const internalAdminHead: PageHead = { ...seo, canonicalPath: '/seo-dashboard' };

const staff = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/blog',
} as const;

export const blogPostsHead: PageHead = {
  ...staff,
  title: 'Blog posts | AI Talent Experts staff',
  description:
    'Staff tool: every post of the blog in every state, with its topic, author and last save, to filter, to order and to open in the editor.',
};

export const blogEditorHead: PageHead = {
  ...staff,
  title: 'Post editor | AI Talent Experts staff',
  description:
    'Staff tool: write a post of the blog in Markdown beside its preview, schedule and publish it, compare its versions and bring one of them back.',
};

export const viralTrafficHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/viral-traffic-dashboard',
  title: 'Viral traffic | AI Talent Experts staff',
  description:
    'Staff tool: visitors and page views by day, sources, campaigns, engagement, web vitals and shares, from collected events or from this browser’s own.',
};

export const authorityHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/authority-domination-tracker',
  title: 'Authority tracker | AI Talent Experts staff',
  description:
    'Staff tool: domain ratings, backlinks and keyword positions from imported files, link authority within the site from its last crawl, and goals with owners.',
};

export const linkedInPostingHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/linkedin-posting-test',
  title: 'LinkedIn posting | AI Talent Experts staff',
  description:
    'Staff tool: write a post for LinkedIn, see what is sent and what people read, try it without sending, post it, plan it and look up what became of it.',
};

export const linkedInConnectionHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/linkedin-oauth-setup',
  title: 'LinkedIn connection | AI Talent Experts staff',
  description:
    'Staff tool: connect the LinkedIn account that posts go out for, see what it allows and when its access ends, and disconnect it again.',
};

export const linkedInPersonHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/linkedin-person-urn',
  title: 'LinkedIn person URN | AI Talent Experts staff',
  description:
    'Staff tool: the name of the connected LinkedIn member in LinkedIn’s API, which is the author of every post, to look at, to check and to copy.',
};

export const comprehensiveSeoHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/comprehensive-seo-dashboard',
  title: 'Comprehensive SEO | AI Talent Experts staff',
  description:
    'Staff tool: crawl the live site, check every page seventeen ways, keep each finding with its evidence, test it again, and compare two crawls.',
};

export const weeklyJobsHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/weekly-ai-jobs-report',
  title: 'Weekly AI jobs report | AI Talent Experts staff',
  description:
    'Staff tool: measure a week of our job board, edit the text of its report, publish it on the blog, send it to subscribers and hand it over to LinkedIn.',
};

export const jobImportHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/weekly-ai-jobs-report/import',
  title: 'Import jobs | AI Talent Experts staff',
  description:
    'Staff tool: check a feed of job postings against the rules of pay transparency, see what it adds, changes and closes, and import it all or not at all.',
};

export const securityHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/security-dashboard',
  title: 'Security dashboard | AI Talent Experts staff',
  description:
    'Staff tool: grades of the response headers, reports of browsers, failed sign-ins, live versions and their files, advisories, admins and the audit log.',
};

export const siteStatusHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/security-dashboard/status',
  title: 'Site status | AI Talent Experts staff',
  description:
    'Staff tool: every objective of the running site with its state, what was measured, the last alerts, the live release, mails, backups and the process.',
};

export const accountHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/account',
  title: 'Account & security | AI Talent Experts staff',
  description:
    'Staff tool: your own second factors and recovery codes, your password, and the browsers you are signed in with, each of which you can sign out from here.',
};

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
    'Staff tool: all blog posts in every state, with topic, author and last save. Filter and sort the list, and open a post in the editor.',
};

export const blogEditorHead: PageHead = {
  ...staff,
  title: 'Post editor | AI Talent Experts staff',
  description:
    'Staff tool: write a blog post in Markdown beside its preview, schedule and publish it, compare its versions and restore an earlier one.',
};

export const blogAuthorsHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/blog/authors',
  title: 'Blog authors | AI Talent Experts staff',
  description:
    'Staff tool: the authors of the blog with their position and a few sentences about each; add one, change one, and delete one without posts.',
};

export const blogCalendarHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/blog/calendar',
  title: 'Blog calendar | AI Talent Experts staff',
  description:
    'Staff tool: the posts of a month by day, published and scheduled. Drag a scheduled post to another day, or move it with the keyboard.',
};

export const errorsHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/errors',
  title: 'Errors | AI Talent Experts staff',
  description:
    'Staff tool: errors of the site by cause, with app, version and owner, the release that brought them, visitors affected and when they happened.',
};

export const errorHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/errors',
  title: 'Error | AI Talent Experts staff',
  description:
    'Staff tool: errors of one cause with the stack in the sources, what happened before, figures of each day and version, and whether it is resolved.',
};

export const viralTrafficHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/viral-traffic-dashboard',
  title: 'Viral traffic | AI Talent Experts staff',
  description:
    'Staff tool: visitors and page views by day, sources, campaigns, engagement, web vitals and shares, from collected events or from this browser.',
};

export const authorityHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/authority-domination-tracker',
  title: 'Authority tracker | AI Talent Experts staff',
  description:
    'Staff tool: domain ratings, backlinks and keyword positions from imported files, internal link authority from the last crawl, and goals with owners.',
};

export const linkedInPostingHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/linkedin-posting-test',
  title: 'LinkedIn posting | AI Talent Experts staff',
  description:
    'Staff tool: write a LinkedIn post, see what is sent and what people read, test it without sending, post or schedule it, and check its status.',
};

export const linkedInConnectionHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/linkedin-oauth-setup',
  title: 'LinkedIn connection | AI Talent Experts staff',
  description:
    'Staff tool: connect the LinkedIn account that posts are published from, see what it allows and when its access ends, and disconnect it.',
};

export const linkedInPersonHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/linkedin-person-urn',
  title: 'LinkedIn person URN | AI Talent Experts staff',
  description:
    'Staff tool: the ID of the connected member in LinkedIn’s API. It is the author of every post. Check that it is right, and copy it.',
};

export const comprehensiveSeoHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/comprehensive-seo-dashboard',
  title: 'Comprehensive SEO | AI Talent Experts staff',
  description:
    'Staff tool: crawl the live site, run seventeen checks on every page, see the evidence for each finding, test it again, and compare two crawls.',
};

export const seoProblemHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/comprehensive-seo-dashboard',
  title: 'SEO problem | AI Talent Experts staff',
  description:
    'Staff tool: one problem of the live site, why it matters, the pages that have it with evidence, how to fix it, and a test whether it is gone.',
};

export const weeklyJobsHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/weekly-ai-jobs-report',
  title: 'Weekly AI jobs report | AI Talent Experts staff',
  description:
    'Staff tool: measure a week on our job board, edit the report, publish it on the blog, email it to subscribers and draft a LinkedIn post.',
};

export const jobImportHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/weekly-ai-jobs-report/import',
  title: 'Import jobs | AI Talent Experts staff',
  description:
    'Staff tool: check a feed of job postings against pay transparency rules, see what it adds, changes and closes, and import all of it or none.',
};

export const securityHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/security-dashboard',
  title: 'Security dashboard | AI Talent Experts staff',
  description:
    'Staff tool: response header grades, browser reports, failed sign-ins, live versions and their files, advisories, admins and the audit log.',
};

export const siteStatusHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/security-dashboard/status',
  title: 'Site status | AI Talent Experts staff',
  description:
    'Staff tool: every objective of the running site with its state and last measurement, alerts, the live release, email, backups and the process.',
};

export const localOverrideHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/security-dashboard/local-override',
  title: 'Local override | AI Talent Experts staff',
  description:
    'Staff tool: show one app from your own machine on this site, in your session alone and for half an hour, with a badge and an audit entry.',
};

export const accountHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/account',
  title: 'Account & security | AI Talent Experts staff',
  description:
    'Staff tool: your second factors and recovery codes, your password, and the browsers you are signed in with. Sign any of them out from here.',
};

export const peopleHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/people',
  title: 'People and requests | AI Talent Experts staff',
  description:
    'Staff tool: contact requests and applications by stage, as a list or a board, with search, assignee, next step and overdue records first.',
};

export const personHead: PageHead = {
  robots: 'noindex, nofollow',
  canonicalPath: '/internal-admin-xyz123/people',
  title: 'Record of a person | AI Talent Experts staff',
  description:
    'Staff tool: one request or application with its stage, assignee, next step, notes, mails, CV, possible duplicates, history, export and erase.',
};

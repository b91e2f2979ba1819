import type { PageHead } from '@talent/sdk';

const seo =
  'fetch any page of the live site, read its title, description, headings, images and links, and see what to improve before search engines do.';

/** Titles and descriptions of the staff pages by path; the third is the canonical path where it is another one. */
const texts: Readonly<Record<string, readonly [title: string, text: string, canonical?: string]>> =
  {
    '/seo-dashboard': ['SEO dashboard', seo],
    '/internal-admin-xyz123': ['Overview', seo, '/seo-dashboard'],
    '/internal-admin-xyz123/blog': [
      'Blog posts',
      'all blog posts in every state, with topic, author and last save. Filter and sort the list, and open a post in the editor.',
    ],
    '/internal-admin-xyz123/account': [
      'Account & security',
      'your second factors and recovery codes, your password, and the browsers you are signed in with. Sign any of them out from here.',
    ],
    '/internal-admin-xyz123/blog/authors': [
      'Blog authors',
      'the authors of the blog with their position and a few sentences about each; add one, change one, and delete one without posts.',
    ],
    '/internal-admin-xyz123/blog/calendar': [
      'Blog calendar',
      'the posts of a month by day, published and scheduled. Drag a scheduled post to another day, or move it with the keyboard.',
    ],
    '/internal-admin-xyz123/blog/:postId': [
      'Post editor',
      'write a blog post in Markdown beside its preview, schedule and publish it, compare its versions and restore an earlier one.',
      '/internal-admin-xyz123/blog',
    ],
    '/internal-admin-xyz123/errors': [
      'Errors',
      'errors of the site by cause, with app, version and owner, the release that brought them, visitors affected and when they happened.',
    ],
    '/internal-admin-xyz123/errors/:errorId': [
      'Error',
      'errors of one cause with the stack in the sources, what happened before, figures of each day and version, and whether it is resolved.',
      '/internal-admin-xyz123/errors',
    ],
    '/internal-admin-xyz123/calls': [
      'Calls with recruiters',
      'booked calls with their times and visitors, the weekly hours in which calls can be booked, and the days that are different.',
    ],
    '/internal-admin-xyz123/people': [
      'People and requests',
      'contact requests and applications by stage, as a list or a board, with search, assignee, next step and overdue records first.',
    ],
    '/internal-admin-xyz123/people/:recordId': [
      'Record of a person',
      'one request or application with its stage, assignee, next step, notes, mails, resume, possible duplicates, history, export and erase.',
      '/internal-admin-xyz123/people',
    ],
    '/authority-domination-tracker': [
      'Authority tracker',
      'domain ratings, backlinks and keyword positions from imported files, internal link authority from the last crawl, and goals with owners.',
    ],
    '/viral-traffic-dashboard': [
      'Viral traffic',
      'visitors and page views by day, sources, campaigns, engagement, web vitals and shares, from collected events or from this browser.',
    ],
    '/linkedin-posting-test': [
      'LinkedIn posting',
      'write a LinkedIn post, see what is sent and what people read, test it without sending, post or schedule it, and check its status.',
    ],
    '/linkedin-oauth-setup': [
      'LinkedIn connection',
      'connect the LinkedIn account that posts are published from, see what it allows and when its access ends, and disconnect it.',
    ],
    '/linkedin-person-urn': [
      'LinkedIn person URN',
      'the ID of the connected member in LinkedIn’s API. It is the author of every post. Check that it is right, and copy it.',
    ],
    '/comprehensive-seo-dashboard': [
      'Comprehensive SEO',
      'crawl the live site, run seventeen checks on every page, see the evidence for each finding, test it again, and compare two crawls.',
    ],
    '/comprehensive-seo-dashboard/problems/:problemId': [
      'SEO problem',
      'one problem of the live site, why it matters, the pages that have it with evidence, how to fix it, and a test whether it is gone.',
      '/comprehensive-seo-dashboard',
    ],
    '/weekly-ai-jobs-report': [
      'Weekly AI jobs report',
      'measure a week on our job board, edit the report, publish it on the blog, email it to subscribers and draft a LinkedIn post.',
    ],
    '/weekly-ai-jobs-report/import': [
      'Import jobs',
      'check a feed of job postings against pay transparency rules, see what it adds, changes and closes, and import all of it or none.',
    ],
    '/security-dashboard': [
      'Security dashboard',
      'response header grades, browser reports, failed sign-ins, live versions and their files, advisories, admins and the audit log.',
    ],
    '/security-dashboard/status': [
      'Site status',
      'every objective of the running site with its state and last measurement, alerts, the live release, email, backups and the process.',
    ],
    '/security-dashboard/local-override': [
      'Local override',
      'show one app from your own machine on this site, in your session alone and for 30 minutes, with a badge and an audit entry.',
    ],
  };

/** The head of a staff page. No index keeps it. */
export function staffHead(path: string): PageHead {
  const [title = '', text = '', canonicalPath = path] = texts[path] ?? [];
  return {
    title: `${title} | AI Talent Experts staff`,
    description: `Staff tool: ${text}`,
    canonicalPath,
    robots: 'noindex, nofollow',
  };
}

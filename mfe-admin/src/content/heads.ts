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

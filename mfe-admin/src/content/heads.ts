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

import type { PageHead } from '@talent/sdk/contract';

/** Texts of the 404 page. The specification has code, title and link. */
export const notFound = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'There is no page at this address. Check it for a typo, or search the site.',
  search: 'Search',
  link: 'Return to Home',
} as const;

export const notFoundHead: PageHead = {
  title: 'Page not found | AI Talent Experts',
  description:
    'There is no page at this address. You can reach every page of this site from the home page.',
  canonicalPath: '/',
  robots: 'noindex, nofollow',
};

/** Head of the frame around a page that only the browser fills. */
export const guardedHead: PageHead = { ...notFoundHead, title: 'AI Talent Experts' };

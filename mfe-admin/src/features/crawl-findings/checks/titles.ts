import { seoLimits } from '@talent/api/seo/limits';
import type { Check } from '../problem';
import { shownPages } from './shown-pages';
import { judgeTexts } from './text-length';

/** The title of each page: there, once, 30 to 60 characters as specified, and its own. */
export const titlesCheck: Check = {
  key: 'titles',
  needsWhole: false,
  find: (site) =>
    judgeTexts(shownPages(site), {
      name: 'title',
      ...seoLimits.title,
      textsOf: ({ document }) => document.titles,
    }),
};

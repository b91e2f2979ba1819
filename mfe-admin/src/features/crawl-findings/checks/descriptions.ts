import { seoLimits } from '@talent/api/seo/limits';
import type { Check } from '../problem';
import { shownPages } from './shown-pages';
import { judgeTexts } from './text-length';

/** The meta description of each page: there, once, 120 to 160 characters as specified, and its own. */
export const descriptionsCheck: Check = {
  key: 'descriptions',
  needsWhole: false,
  find: (site) =>
    judgeTexts(shownPages(site), {
      name: 'description',
      ...seoLimits.description,
      textsOf: ({ document }) => document.descriptions,
    }),
};

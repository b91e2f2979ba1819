import type { Check } from './problem';
import { readPages } from './shown-pages';

/** Pictures without an `alt` attribute. An empty one is right: that is how decoration is marked. */
export const imagesCheck: Check = {
  key: 'images',
  needsWhole: false,
  find: (site) =>
    readPages(site).flatMap(({ path, document }) =>
      document.images
        .filter(({ alt }) => alt === null)
        .map(({ source }) => ({
          rule: 'alt-missing',
          severity: 'error',
          path,
          subject: source,
          evidence: `<img src="${source}"> has no alt`,
          related: [],
        })),
    ),
};

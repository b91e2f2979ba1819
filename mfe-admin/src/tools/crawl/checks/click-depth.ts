import type { Check } from './problem';
import { shownPages } from './shown-pages';

/** Clicks from the home page that few visitors exceed. */
const deepest = 3;

/** Pages that lie further than three clicks from the home page. */
export const clickDepthCheck: Check = {
  key: 'click-depth',
  needsWhole: true,
  find: (site) =>
    shownPages(site).flatMap(({ path }) => {
      const depth = site.depths.get(path) ?? 0;
      if (depth <= deepest) return [];
      const evidence = `${depth} clicks from ${site.start}`;
      return [{ rule: 'deep', severity: 'notice', path, subject: '', evidence, related: [] }];
    }),
};

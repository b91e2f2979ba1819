import { pageCheck } from './problem';
import { shownPages } from './shown-pages';

/** Pages in the sitemap that no page links to: visitors cannot find them. */
export const orphansCheck = pageCheck(
  'orphans',
  shownPages,
  function* ({ path }, { start, inlinks, pages }) {
    if (path === start || inlinks.has(path)) return;
    const evidence = `In the sitemap; none of ${pages.length} pages links to it`;
    yield { rule: 'orphan', severity: 'warning', evidence };
  },
  { needsWhole: true },
);

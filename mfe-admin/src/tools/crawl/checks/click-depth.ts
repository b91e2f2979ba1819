import { pageCheck } from './problem';
import { shownPages } from './shown-pages';

/** Clicks from the home page that few visitors exceed. */
const deepest = 3;

/** Pages that are more than three clicks from the home page. */
export const clickDepthCheck = pageCheck(
  'click-depth',
  shownPages,
  function* ({ path }, { depths, start }) {
    const depth = depths.get(path) ?? 0;
    if (depth <= deepest) return;
    yield { rule: 'deep', severity: 'notice', evidence: `${depth} clicks from ${start}` };
  },
  { needsWhole: true },
);

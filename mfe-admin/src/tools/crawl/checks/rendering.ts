import type { CrawledPage, LateContent } from '../document/page-facts';
import type { Check, Problem } from './problem';

/** Part of a page's words that scripts may add before crawlers that run none miss something, 0 to 1. */
const mostLateWords = 0.2;

/** Content that only appears with scripts: crawlers that do not run them never see it. */
export const renderingCheck: Check = {
  key: 'rendering',
  needsWhole: false,
  find: ({ pages }) => pages.flatMap(judge),
};

function judge({ path, rendering }: CrawledPage): Problem[] {
  if (rendering === null) return [];
  const found = { path, subject: '', related: [] };
  if (rendering.status === 'failed') {
    const evidence = rendering.reason;
    return [{ ...found, rule: 'not-rendered', severity: 'warning', evidence }];
  }
  return [...changed(path, rendering.late), ...late(path, rendering.late)];
}

function changed(path: string, { changes }: LateContent): Problem[] {
  return changes.map(({ what, served, rendered }) => ({
    rule: `late-${what}`,
    severity: 'warning',
    path,
    subject: what,
    evidence: `Served: “${served}”; with scripts: “${rendered}”`,
    related: [],
  }));
}

function late(path: string, { links, share }: LateContent): Problem[] {
  const found = { path, subject: '', related: [] };
  const problems: Problem[] = [];
  if (links.length > 0) {
    const evidence = `${links.length} only with scripts: ${links.slice(0, 5).join(', ')}`;
    problems.push({ ...found, rule: 'late-links', severity: 'notice', evidence });
  }
  if (share > mostLateWords) {
    const evidence = `${Math.round(share * 100)} % of the words of its main part come with scripts`;
    problems.push({ ...found, rule: 'late-text', severity: 'warning', evidence });
  }
  return problems;
}

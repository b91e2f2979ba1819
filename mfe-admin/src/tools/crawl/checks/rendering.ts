import { formatPercent } from '@talent/sdk/format';
import { pageCheck } from './problem';
import { allPages } from './shown-pages';

/** Part of a page's words that scripts may add before crawlers that run none miss something, 0 to 1. */
const mostLateWords = 0.2;

/** Content that only appears with scripts: crawlers that do not run them never see it. */
export const renderingCheck = pageCheck('rendering', allPages, function* ({ rendering }) {
  if (rendering === null) return;
  if (rendering.status === 'failed') {
    return yield { rule: 'not-rendered', severity: 'warning', evidence: rendering.reason };
  }
  const { changes, links, share } = rendering.late;
  for (const { what, served, rendered } of changes) {
    const evidence = `Served: “${served}”; with scripts: “${rendered}”`;
    yield { rule: `late-${what}`, severity: 'warning', subject: what, evidence };
  }
  if (links.length > 0) {
    const evidence = `${links.length} only with scripts: ${links.slice(0, 5).join(', ')}`;
    yield { rule: 'late-links', severity: 'notice', evidence };
  }
  if (share > mostLateWords) {
    const evidence = `${formatPercent(share)} of the words in its main part appear only with scripts`;
    yield { rule: 'late-text', severity: 'warning', evidence };
  }
});

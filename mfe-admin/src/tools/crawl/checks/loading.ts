import { formatCount, formatPercent } from '@talent/sdk/format';
import { filesOf } from '../document/read-document';
import { allPages, notice, pageCheck, readPages, warning } from './problem';

/** Part of a page's words that scripts may add before crawlers that run none miss something, 0 to 1. */
const mostLateWords = 0.2;

/** Content that only appears with scripts: crawlers that do not run them never see it. */
const renderingCheck = pageCheck('rendering', allPages, function* ({ rendering }) {
  if (rendering === null) return;
  if (rendering.status === 'failed') return yield warning('not-rendered', rendering.reason);
  const { changes, links, share } = rendering.late;
  for (const { what, served, rendered } of changes) {
    const evidence = `Served: “${served}”; with scripts: “${rendered}”`;
    yield warning(`late-${what}`, evidence, { subject: what });
  }
  if (links.length > 0) {
    yield notice(
      'late-links',
      `${links.length} only with scripts: ${links.slice(0, 5).join(', ')}`,
    );
  }
  if (share > mostLateWords) {
    const part = formatPercent(share);
    yield warning('late-text', `${part} of the words in its main part appear only with scripts`);
  }
});

/** Bytes that a page may take. On a slow phone connection (1.6 Mbit/s, as Lighthouse simulates) 200 KB take a second. */
const budgets = {
  /** Uncompressed: all of it is parsed before the page is whole, and Google reads no more than 2 MB. */
  html: 250_000,
  /** On the wire: every kilobyte is run as well. The site's own budget for the home page is 130 KB. */
  scripts: 200_000,
  /** On the wire: nothing shows before they are there. */
  styles: 60_000,
  /** On the wire: Lighthouse calls 1,600 KB for everything together too much. */
  images: 1_000_000,
} as const;

/** Pages whose HTML, scripts, styles or pictures are too heavy. Files of other sites are not measured. */
const weightCheck = pageCheck('weight', readPages, function* ({ document }, site) {
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, address) => sum + (site.sizes.get(address) ?? 0), 0);
  const weights = {
    html: document.htmlBytes,
    scripts: weigh(document.scripts),
    styles: weigh(document.styles),
    images: weigh(site.origins.flatMap((origin) => filesOf(document, origin, 'images'))),
  };
  for (const part of ['html', 'scripts', 'styles', 'images'] as const) {
    if (weights[part] <= budgets[part]) continue;
    const evidence = `${kilobytes(weights[part])} of at most ${kilobytes(budgets[part])}`;
    yield notice(`weight-${part}`, evidence, { subject: part });
  }
});

function kilobytes(bytes: number): string {
  return `${formatCount(Math.round(bytes / 1000))} KB`;
}

export const loadingChecks = [renderingCheck, weightCheck];

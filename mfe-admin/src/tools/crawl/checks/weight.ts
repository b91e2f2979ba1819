import { formatCount } from '@talent/sdk/format';
import { filesOf } from '../document/site-files';
import { pageCheck } from './problem';
import { readPages } from './shown-pages';

/** Bytes that a page may take. On a slow phone connection (1.6 Mbit/s, as Lighthouse simulates) 200 KB take a second. */
export const budgets = {
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
export const weightCheck = pageCheck('weight', readPages, function* ({ document }, site) {
  const weigh = (files: readonly string[]) =>
    files.reduce((sum, address) => sum + (site.sizes.get(address) ?? 0), 0);
  const images = site.origins.flatMap((origin) => filesOf(document, origin, 'images'));
  const weights = {
    html: document.htmlBytes,
    scripts: weigh(document.scripts),
    styles: weigh(document.styles),
    images: weigh(images),
  };
  for (const part of ['html', 'scripts', 'styles', 'images'] as const) {
    if (weights[part] <= budgets[part]) continue;
    const evidence = `${kilobytes(weights[part])} of at most ${kilobytes(budgets[part])}`;
    yield { rule: `weight-${part}`, severity: 'notice', subject: part, evidence };
  }
});

function kilobytes(bytes: number): string {
  return `${formatCount(Math.round(bytes / 1000))} KB`;
}

import { sitePath } from '../document/site-path';
import { isNoindex } from '../site/crawled-site';
import { pageCheck } from './problem';
import { readPages } from './shown-pages';

/** The canonical address of each page that may be indexed: there, one, and a page that answers. */
export const canonicalCheck = pageCheck('canonical', readPages, function* (page, site) {
  if (isNoindex(page)) return;
  const { canonicals } = page.document;
  const [canonical, second] = canonicals;
  if (canonical === undefined) {
    const evidence = 'No <link rel="canonical">';
    return yield { rule: 'canonical-missing', severity: 'warning', evidence };
  }
  if (second !== undefined) {
    const evidence = canonicals.join(', ');
    return yield { rule: 'canonical-several', severity: 'error', evidence };
  }
  const target = sitePath(canonical, canonical, site.origins);
  if (target === page.path) return;
  if (target === null) {
    return yield { rule: 'canonical-elsewhere', severity: 'warning', evidence: canonical };
  }
  const related = [target];
  const answer = site.byPath.get(target);
  if (answer && (answer.outcome !== 'read' || answer.status !== 200)) {
    const evidence = `${canonical} (${answer.status ?? 'no answer'})`;
    return yield { rule: 'canonical-to-no-page', severity: 'error', evidence, related };
  }
  yield { rule: 'canonical-elsewhere', severity: 'notice', evidence: canonical, related };
});

import { pageCheck } from './problem';
import { readPages } from './shown-pages';

/** Names that do not say where a link leads. */
const generic = new Set([
  'click here',
  'click',
  'here',
  'learn more',
  'read more',
  'more',
  'see more',
  'find out more',
  'this',
  'link',
  'this link',
  'details',
  'more info',
  'info',
  'continue',
  'go',
  'view',
  'view more',
]);

/**
 * Links inside the site that lead to no page, links with a generic name, and links without any. Links to other sites are
 * listed with the crawl and never fetched: their servers have not asked for it.
 */
export const linksCheck = pageCheck('links', readPages, function* ({ document }, { byPath }) {
  for (const { path, address, text, name, nofollow } of document.links) {
    const target = path === null || nofollow ? undefined : byPath.get(path);
    const isBroken =
      target?.outcome === 'failed' ||
      (target?.outcome !== 'redirected' && (target?.status ?? 200) >= 400);
    if (target && isBroken) {
      const answer = target.status === null ? 'no answer' : `HTTP ${target.status}`;
      const evidence = `“${name || text}” links to ${target.path} (${answer})`;
      const related = [target.path];
      yield { rule: 'link-broken', severity: 'error', subject: target.path, evidence, related };
    }
    const subject = path ?? address;
    const plain = name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (name === '') {
      const evidence = `A link to ${subject} has neither text nor name`;
      yield { rule: 'link-empty', severity: 'error', subject, evidence };
    } else if (generic.has(plain)) {
      const evidence = `“${name}” links to ${subject}`;
      yield { rule: 'link-generic', severity: 'notice', subject, evidence };
    }
  }
});

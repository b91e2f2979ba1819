import type { CrawledSite } from '../site/crawled-site';
import { sitePath } from '../document/site-path';
import type { Check, Problem } from './problem';
import { isLanguageCode } from './language-code';
import { shownPages } from './shown-pages';
import type { ReadPage } from './shown-pages';

/**
 * Alternate languages as Google asks for them (developers.google.com/search/docs/specialty/international/localized-versions):
 * valid codes, the page itself among them, an `x-default`, and each page that is named names this one back.
 */
export const hreflangCheck: Check = {
  key: 'hreflang',
  needsWhole: false,
  find: (site) =>
    shownPages(site)
      .filter(({ document }) => document.hreflangs.length > 0)
      .flatMap((page) => judge(page, site)),
};

function judge({ path, document: { hreflangs } }: ReadPage, site: CrawledSite): Problem[] {
  const found = { path, related: [] };
  const problems: Problem[] = hreflangs
    .filter(({ language }) => !isLanguageCode(language))
    .map(({ language, address }) => {
      const evidence = `hreflang="${language}" for ${address}`;
      return { ...found, subject: language, rule: 'hreflang-code', severity: 'error', evidence };
    });
  const pathOf = (address: string) => sitePath(address, address, site.origins);
  const codes = hreflangs.map(({ language }) => language).join(', ');
  if (!hreflangs.some(({ address }) => pathOf(address) === path)) {
    const evidence = `None of ${codes} is the page itself`;
    problems.push({ ...found, subject: '', rule: 'hreflang-self', severity: 'error', evidence });
  }
  if (!hreflangs.some(({ language }) => language.toLowerCase() === 'x-default')) {
    const evidence = `${codes}, and no x-default`;
    const rule = 'hreflang-default';
    problems.push({ ...found, subject: '', rule, severity: 'notice', evidence });
  }
  const others = new Set(hreflangs.flatMap(({ address }) => pathOf(address) ?? []));
  for (const other of others) {
    const target = site.byPath.get(other);
    if (!target) continue;
    const related = [other];
    if (target.outcome !== 'read' || target.status !== 200) {
      const evidence = `${other} (${target.status ?? 'no answer'})`;
      const rule = 'hreflang-to-no-page';
      problems.push({ ...found, related, subject: other, rule, severity: 'error', evidence });
    } else if (!target.document?.hreflangs.some(({ address }) => pathOf(address) === path)) {
      const evidence = `${other} does not name ${path} back`;
      const rule = 'hreflang-not-returned';
      problems.push({ ...found, related, subject: other, rule, severity: 'error', evidence });
    }
  }
  return problems;
}

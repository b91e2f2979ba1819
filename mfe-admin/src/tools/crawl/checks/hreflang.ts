import { sitePath } from '../document/site-path';
import { isLanguageCode } from './language-code';
import { pageCheck } from './problem';
import { shownPages } from './shown-pages';

/**
 * Alternate languages as Google asks for them (developers.google.com/search/docs/specialty/international/localized-versions):
 * valid codes, the page itself among them, an `x-default`, and each page that is named names this one back.
 */
export const hreflangCheck = pageCheck('hreflang', shownPages, function* (page, site) {
  const { hreflangs } = page.document;
  if (hreflangs.length === 0) return;
  for (const { language, address } of hreflangs) {
    if (isLanguageCode(language)) continue;
    const evidence = `hreflang="${language}" for ${address}`;
    yield { rule: 'hreflang-code', severity: 'error', subject: language, evidence };
  }
  const pathOf = (address: string) => sitePath(address, address, site.origins);
  const codes = hreflangs.map(({ language }) => language).join(', ');
  if (!hreflangs.some(({ address }) => pathOf(address) === page.path)) {
    const evidence = `None of ${codes} is the page itself`;
    yield { rule: 'hreflang-self', severity: 'error', evidence };
  }
  if (!hreflangs.some(({ language }) => language.toLowerCase() === 'x-default')) {
    yield { rule: 'hreflang-default', severity: 'notice', evidence: `${codes}, and no x-default` };
  }
  const others = new Set(hreflangs.flatMap(({ address }) => pathOf(address) ?? []));
  for (const other of others) {
    const target = site.byPath.get(other);
    if (!target) continue;
    const found = { severity: 'error', subject: other, related: [other] } as const;
    if (target.outcome !== 'read' || target.status !== 200) {
      const evidence = `${other} (${target.status ?? 'no answer'})`;
      yield { ...found, rule: 'hreflang-to-no-page', evidence };
    } else if (!target.document?.hreflangs.some(({ address }) => pathOf(address) === page.path)) {
      const evidence = `${other} does not name ${page.path} back`;
      yield { ...found, rule: 'hreflang-not-returned', evidence };
    }
  }
});

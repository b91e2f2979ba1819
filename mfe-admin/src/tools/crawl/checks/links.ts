import { sitePath } from '../document/read-document';
import { whyNoPage } from './answers';
import { error, notice, pageCheck, readPages, shownPages } from './problem';

/** Names that do not say where a link leads. */
const generic =
  /^(click|click here|here|learn more|((read|see|view|find out) )?more|this|(this )?link|details|(more )?info|continue|go|view)$/;

/**
 * Links inside the site that lead to no page, links with a generic name, and links without any. Links to other sites are
 * listed with the crawl and never fetched: their servers have not asked for it.
 */
const linksCheck = pageCheck('links', readPages, function* ({ document }, { byPath }) {
  for (const { path, address, text, name, nofollow } of document.links) {
    const target = path === null || nofollow ? undefined : byPath.get(path);
    const isBroken =
      target?.outcome === 'failed' ||
      (target?.outcome !== 'redirected' && (target?.status ?? 200) >= 400);
    if (target && isBroken) {
      const answer = target.status === null ? 'no answer' : `HTTP ${target.status}`;
      const evidence = `“${name || text}” links to ${target.path} (${answer})`;
      yield error('link-broken', evidence, { subject: target.path, related: [target.path] });
    }
    const subject = path ?? address;
    const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    if (name === '') {
      yield error('link-empty', `A link to ${subject} has neither text nor name`, { subject });
    } else if (generic.test(plain.trim())) {
      yield notice('link-generic', `“${name}” links to ${subject}`, { subject });
    }
  }
});

/**
 * Alternate languages as Google asks for them (developers.google.com/search/docs/specialty/international/localized-versions):
 * valid codes, the page itself among them, an `x-default`, and each page that is named names this one back.
 */
const hreflangCheck = pageCheck('hreflang', shownPages, function* (page, site) {
  const { hreflangs } = page.document;
  if (hreflangs.length === 0) return;
  for (const { language: subject, address } of hreflangs) {
    if (isLanguageCode(subject)) continue;
    yield error('hreflang-code', `hreflang="${subject}" for ${address}`, { subject });
  }
  const pathOf = ({ address }: { address: string }) => sitePath(address, address, site.origins);
  const codes = hreflangs.map(({ language }) => language).join(', ');
  if (!hreflangs.some((each) => pathOf(each) === page.path)) {
    yield error('hreflang-self', `None of ${codes} is the page itself`);
  }
  if (!hreflangs.some(({ language }) => language.toLowerCase() === 'x-default')) {
    yield notice('hreflang-default', `${codes}, and no x-default`);
  }
  for (const other of new Set(hreflangs.flatMap((each) => pathOf(each) ?? []))) {
    const target = site.byPath.get(other);
    if (!target) continue;
    const found = { subject: other, related: [other] };
    const evidence = whyNoPage(other, target);
    if (evidence !== null) {
      yield error('hreflang-to-no-page', evidence, found);
    } else if (!target.document?.hreflangs.some((each) => pathOf(each) === page.path)) {
      yield error('hreflang-not-returned', `${other} does not name ${page.path} back`, found);
    }
  }
});

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes with a name that are not countries of ISO 3166-1: the United Kingdom's code is GB. */
const notRegions = new Set(['UK', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

/** Whether a value of `hreflang` is a language of ISO 639-1, with a script and a region where it has them, or `x-default`. */
function isLanguageCode(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const parts = /^([a-z]{2})(?:-([a-z]{4}))?(?:-([a-z]{2}))?$/i.exec(code);
  const [, language = '', , region = ''] = parts ?? [];
  if (!parts || languages.of(language.toLowerCase()) === undefined) return false;
  const upper = region.toUpperCase();
  return upper === '' || (!notRegions.has(upper) && regions.of(upper) !== undefined);
}

export const linkChecks = [linksCheck, hreflangCheck];

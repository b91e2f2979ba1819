import type { Rule } from './comprehensive-seo-rules';

const cutOff =
  'Search engines shorten it or write their own, so people do not read what you chose.';
const lateText =
  'Search engines index the served text first, and may run scripts days later or not at all.';
const ignoredLanguage =
  'Search engines ignore this language link and may show the wrong country’s page.';

/** The reason why each rule is worth keeping, in the words of its effect. */
export const problemReasons: Readonly<Record<Rule, string>> = {
  'no-answer': 'No one can open the page. Search engines drop pages that stay unreachable.',
  'server-error':
    'Visitors see an error. Search engines slow down their crawl and drop pages that keep failing.',
  'client-error':
    'A link or the sitemap leads to a page that is not there. Visitors leave, and crawls are wasted.',
  'answered-late':
    'The page failed once. If that happens often, search engines crawl the site less.',
  'redirect-loop': 'Neither visitors nor search engines ever reach a page.',
  'redirect-to-error': 'The address promises a page and leads to an error instead.',
  'redirect-chain':
    'Each hop takes time, and search engines give up after a few. The last page may not be indexed.',
  'link-to-redirect': 'Every click waits for one more answer, and the link’s weight arrives late.',
  'canonical-missing':
    'Copies with parameters count as pages of their own and compete with this one in search results.',
  'canonical-several': 'Search engines cannot tell which page you mean and ignore all of them.',
  'canonical-to-no-page': 'The page asks to be indexed under an address that does not exist.',
  'canonical-elsewhere': 'Search engines show the other page instead of this one.',
  'blocked-but-offered':
    'Search engines may list the address without its text, because they are not allowed to read it.',
  'noindex-in-sitemap':
    'The sitemap asks for the page to be indexed, and the page itself forbids it.',
  'sitemap-missing': 'New pages are found only through links, which can take weeks.',
  'redirect-in-sitemap': 'Search engines trust a sitemap less when its addresses are not pages.',
  'not-in-sitemap': 'Search engines find the page later, or only through links.',
  orphan: 'Visitors cannot reach it from any page, and search engines take it for unimportant.',
  deep: 'Pages far from the home page are visited less, by people and by search engines.',
  'title-missing':
    'Search engines make up a title. It is the first thing that people read of the page.',
  'title-several': 'Search engines pick one of them, and not always the right one.',
  'title-short': 'A few words rarely say what the page offers, so fewer people click.',
  'title-long': cutOff,
  'title-duplicate': 'People and search engines cannot tell the pages apart, and they compete.',
  'description-missing': 'Search engines pick a sentence from the page, often a poor one.',
  'description-several': 'Search engines pick one of them, and not always the right one.',
  'description-short': 'It leaves room unused that could say why to click this result.',
  'description-long': cutOff,
  'description-duplicate': 'Results look the same, so people cannot choose the right one.',
  'h1-missing': 'Readers and screen readers look for one heading that says what the page is about.',
  'h1-several': 'It is not clear which heading names the page.',
  'heading-empty': 'Screen readers announce a heading without words.',
  'heading-order': 'People who move by headings lose the structure of the page.',
  'alt-missing':
    'People who cannot see the image miss it, and image search does not know what it shows.',
  'link-broken': 'Visitors land on an error page and leave.',
  'link-generic':
    'Read alone, the link does not say where it leads. Screen readers list links alone.',
  'link-empty':
    'Screen readers announce a link without a name, and search engines learn nothing from it.',
  'hreflang-code': ignoredLanguage,
  'hreflang-self': ignoredLanguage,
  'hreflang-default': 'People in other countries may get a page that is not made for them.',
  'hreflang-to-no-page': ignoredLanguage,
  'hreflang-not-returned': ignoredLanguage,
  'json-invalid': 'Search engines ignore all of it, so the page gets no rich result.',
  'field-required': 'The page gets no rich result of this type.',
  'field-recommended': 'The rich result shows less than it could.',
  'not-rendered': 'The comparison of served and rendered page is missing for this page.',
  'late-title': lateText,
  'late-description': lateText,
  'late-canonical': lateText,
  'late-h1': lateText,
  'late-links': lateText,
  'late-text': lateText,
  'weight-html': 'The page takes longer to appear, most of all on phones with a slow connection.',
  'weight-scripts':
    'The page answers late to the first tap, because the browser is busy with scripts.',
  'weight-styles': 'Nothing is shown until the styles have arrived.',
  'weight-images':
    'The largest part of the page appears late, and phones download more than they show.',
  'near-duplicate': 'Search engines show one of the two and leave the other one out.',
};

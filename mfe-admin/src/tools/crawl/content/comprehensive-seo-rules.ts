/** Every check by its key, in the order in which checks are listed. */
export const checkLabels = {
  status: 'Status',
  redirects: 'Redirects',
  canonical: 'Canonical',
  robots: 'Robots',
  sitemap: 'Sitemap',
  orphans: 'Orphans',
  'click-depth': 'Click depth',
  titles: 'Titles',
  descriptions: 'Descriptions',
  headings: 'Headings',
  images: 'Images',
  links: 'Links',
  hreflang: 'Languages',
  'structured-data': 'Structured data',
  rendering: 'Raw and rendered',
  weight: 'Weight',
  duplicates: 'Near duplicates',
} as const;

/** The problem that each rule finds, and what to do about it. */
export const ruleTexts = {
  'no-answer': {
    title: 'No answer',
    advice: 'Open the page. If it fails there too, check the gateway log.',
  },
  'server-error': {
    title: 'Server error',
    advice: 'Check the gateway log. It has the request with its error.',
  },
  'client-error': {
    title: 'Listed, but missing',
    advice: 'Restore the page, redirect it, or remove it from the sitemap.',
  },
  'answered-late': {
    title: 'Answered only on the second try',
    advice:
      'A single failure can be ignored. If it is back in the next crawl, check the gateway log.',
  },
  'redirect-loop': {
    title: 'Redirect loop',
    advice: 'No visitor reaches a page. Fix the redirects listed here.',
  },
  'redirect-to-error': {
    title: 'Redirect to a missing page',
    advice: 'Redirect to a page that exists.',
  },
  'redirect-chain': {
    title: 'Chain of redirects',
    advice: 'Redirect the first address straight to the last one.',
  },
  'link-to-redirect': { title: 'Link to a redirect', advice: 'Link to its target instead.' },
  'canonical-missing': {
    title: 'No canonical address',
    advice: 'Name the page itself, so that copies with parameters count toward it.',
  },
  'canonical-several': {
    title: 'Several canonical addresses',
    advice: 'Keep one. Search engines ignore all of them when they differ.',
  },
  'canonical-to-no-page': {
    title: 'Canonical address is not a page',
    advice: 'Name a page that answers 200.',
  },
  'canonical-elsewhere': {
    title: 'Canonical is another page',
    advice: 'This is right for a copy. If this page should be found itself, name it.',
  },
  'blocked-but-offered': {
    title: 'Linked or listed, but blocked by robots.txt',
    advice: 'Allow it in robots.txt, or stop linking and listing it.',
  },
  'noindex-in-sitemap': {
    title: 'In the sitemap, with noindex',
    advice: 'Remove it from the sitemap, or let it be indexed.',
  },
  'sitemap-missing': { title: 'No sitemap', advice: 'Find out why /sitemap.xml does not answer.' },
  'redirect-in-sitemap': {
    title: 'The sitemap names a redirect',
    advice: 'List the page that it redirects to.',
  },
  'not-in-sitemap': {
    title: 'Not in the sitemap',
    advice: 'Add sitemap facts to its route, or noindex if it should not be found.',
  },
  orphan: { title: 'No page links here', advice: 'Link to it from pages that its readers visit.' },
  deep: {
    title: 'More than three clicks away',
    advice: 'Link to it from a page closer to the home page.',
  },
  'title-missing': { title: 'No title', advice: 'Write one of 30 to 60 characters.' },
  'title-several': { title: 'Several titles', advice: 'Keep one.' },
  'title-short': {
    title: 'Title is too short',
    advice: 'Say what the page is about in 30 to 60 characters.',
  },
  'title-long': {
    title: 'Title is too long',
    advice: 'Search results cut it off. Stay within 60 characters.',
  },
  'title-duplicate': {
    title: 'Same title on several pages',
    advice: 'Say in each title what only that page has.',
  },
  'description-missing': { title: 'No description', advice: 'Write one of 120 to 160 characters.' },
  'description-several': { title: 'Several descriptions', advice: 'Keep one.' },
  'description-short': {
    title: 'Description is too short',
    advice: 'Use the 120 to 160 characters that search results show.',
  },
  'description-long': {
    title: 'Description is too long',
    advice: 'Search results cut it off. Stay within 160 characters.',
  },
  'description-duplicate': {
    title: 'Same description on several pages',
    advice: 'Describe what only this page has.',
  },
  'h1-missing': { title: 'No main heading', advice: 'Give the page one h1.' },
  'h1-several': { title: 'Several main headings', advice: 'Keep one h1 and make the others h2.' },
  'heading-empty': { title: 'Empty heading', advice: 'Write the heading, or remove it.' },
  'heading-order': { title: 'Heading level skipped', advice: 'Go down one level at a time.' },
  'alt-missing': {
    title: 'Image without alt',
    advice: 'Describe it, or give it an empty alt if it is decoration.',
  },
  'link-broken': { title: 'Broken link', advice: 'Fix the address, or remove the link.' },
  'link-generic': {
    title: 'Link text says nothing',
    advice: 'Say where it leads, in its text or its accessible name.',
  },
  'link-empty': {
    title: 'Link without a name',
    advice: 'Give it text, or an accessible name if it is an image.',
  },
  'hreflang-code': {
    title: 'Unknown language code',
    advice: 'Use ISO 639-1 for the language and ISO 3166-1 for the region.',
  },
  'hreflang-self': {
    title: 'The page’s own language is missing',
    advice: 'Name the page itself among its languages.',
  },
  'hreflang-default': { title: 'No x-default', advice: 'Name the page for everyone else.' },
  'hreflang-to-no-page': {
    title: 'Language address is not a page',
    advice: 'Name a page that answers 200.',
  },
  'hreflang-not-returned': {
    title: 'Language link is not returned',
    advice: 'Both pages must name each other, or both links are ignored.',
  },
  'json-invalid': { title: 'Structured data does not parse', advice: 'Fix the JSON.' },
  'field-required': {
    title: 'Required field is missing',
    advice: 'Without it, this type gets no rich result. Fill it in, or drop the type.',
  },
  'field-recommended': {
    title: 'Recommended field is missing',
    advice: 'Fill it in where it is known.',
  },
  'not-rendered': {
    title: 'The page could not be run',
    advice: 'Open the page and check its console. Browsers slow down pages in background tabs.',
  },
  'late-title': { title: 'Scripts change the title', advice: 'Serve the final one.' },
  'late-description': { title: 'Scripts change the description', advice: 'Serve the final one.' },
  'late-canonical': { title: 'Scripts change the canonical', advice: 'Serve the final one.' },
  'late-h1': { title: 'Scripts change the main heading', advice: 'Serve the final one.' },
  'late-links': {
    title: 'Links only with scripts',
    advice: 'Serve the links to pages that nothing else links to.',
  },
  'late-text': {
    title: 'Text only with scripts',
    advice: 'Serve the text that readers search for.',
  },
  'weight-html': { title: 'Heavy HTML', advice: 'Show less at once, or load parts on demand.' },
  'weight-scripts': {
    title: 'Heavy scripts',
    advice: 'Load what the first view does not need on demand.',
  },
  'weight-styles': { title: 'Heavy styles', advice: 'Remove what no page uses.' },
  'weight-images': {
    title: 'Heavy images',
    advice: 'Serve them smaller, or in a more compact format.',
  },
  'near-duplicate': {
    title: 'Nearly the same text as another page',
    advice: 'Merge the two, make them different, or make one canonical.',
  },
} as const satisfies Readonly<Record<string, { title: string; advice: string }>>;

/** The rules that a finding can break. */
export type Rule = keyof typeof ruleTexts;

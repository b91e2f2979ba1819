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

/** The fault and the advice of each rule. */
export const ruleTexts = {
  'no-answer': {
    title: 'No answer',
    advice: 'Open the page. If it fails there as well, look at the log of the gateway.',
  },
  'server-error': {
    title: 'Server error',
    advice: 'Look at the log of the gateway: the request is logged with its error.',
  },
  'client-error': {
    title: 'Listed, but not there',
    advice: 'Bring the page back, redirect it, or take it out of the sitemap.',
  },
  'answered-late': {
    title: 'Answered only when asked again',
    advice:
      'One failure passes. If it returns with the next crawl, look at the log of the gateway.',
  },
  'redirect-loop': {
    title: 'Redirect loop',
    advice: 'No visitor arrives. Correct the redirects that are named.',
  },
  'redirect-to-error': {
    title: 'Redirect to a missing page',
    advice: 'Lead it to a page that is there.',
  },
  'redirect-chain': {
    title: 'Chain of redirects',
    advice: 'Lead the first address straight to the last one.',
  },
  'link-to-redirect': { title: 'Link to a redirect', advice: 'Link to where it leads.' },
  'canonical-missing': {
    title: 'No canonical address',
    advice: 'Name the page itself, so that copies with parameters count for it.',
  },
  'canonical-several': {
    title: 'Several canonical addresses',
    advice: 'Keep one: search engines ignore all when they differ.',
  },
  'canonical-to-no-page': {
    title: 'Canonical leads to no page',
    advice: 'Name a page that answers 200.',
  },
  'canonical-elsewhere': {
    title: 'Canonical is another page',
    advice: 'Right for a copy. If this page is to be found itself, name it.',
  },
  'blocked-but-offered': {
    title: 'Offered, but blocked by robots.txt',
    advice: 'Allow it in robots.txt, or stop linking and listing it.',
  },
  'noindex-in-sitemap': {
    title: 'In the sitemap, with noindex',
    advice: 'Take it out of the sitemap, or let it be indexed.',
  },
  'sitemap-missing': { title: 'No sitemap', advice: 'See why /sitemap.xml does not answer.' },
  'redirect-in-sitemap': {
    title: 'The sitemap names a redirect',
    advice: 'Name the page where it leads.',
  },
  'not-in-sitemap': {
    title: 'Not in the sitemap',
    advice: 'Give its route sitemap facts, or noindex if it is not to be found.',
  },
  orphan: { title: 'No page links here', advice: 'Link to it from where its readers are.' },
  deep: {
    title: 'More than three clicks away',
    advice: 'Link to it from a page nearer to the home page.',
  },
  'title-missing': { title: 'No title', advice: 'Write one of 30 to 60 characters.' },
  'title-several': { title: 'Several titles', advice: 'Keep one.' },
  'title-short': {
    title: 'Title is too short',
    advice: 'Say what the page is about in 30 to 60 characters.',
  },
  'title-long': {
    title: 'Title is too long',
    advice: 'Results cut it off: stay within 60 characters.',
  },
  'title-duplicate': {
    title: 'Title of several pages',
    advice: 'Say in each title what only that page has.',
  },
  'description-missing': { title: 'No description', advice: 'Write one of 120 to 160 characters.' },
  'description-several': { title: 'Several descriptions', advice: 'Keep one.' },
  'description-short': {
    title: 'Description is too short',
    advice: 'Use the 120 to 160 characters that results show.',
  },
  'description-long': {
    title: 'Description is too long',
    advice: 'Results cut it off: stay within 160 characters.',
  },
  'description-duplicate': {
    title: 'Description of several pages',
    advice: 'Describe each page by what only it has.',
  },
  'h1-missing': { title: 'No main heading', advice: 'Give the page one h1.' },
  'h1-several': { title: 'Several main headings', advice: 'Keep one h1; make the others h2.' },
  'heading-empty': { title: 'Empty heading', advice: 'Write what it heads, or remove it.' },
  'heading-order': { title: 'Heading level left out', advice: 'Go down one level at a time.' },
  'alt-missing': {
    title: 'Picture without alt',
    advice: 'Say what it shows, or give it an empty alt if it is decoration.',
  },
  'link-broken': { title: 'Broken link', advice: 'Correct the address, or remove the link.' },
  'link-generic': {
    title: 'Link says nothing',
    advice: 'Say what is behind it, in its text or its accessible name.',
  },
  'link-empty': {
    title: 'Link without a name',
    advice: 'Give it a text, or an accessible name if it is a picture.',
  },
  'hreflang-code': {
    title: 'Unknown language code',
    advice: 'Use ISO 639-1 for the language and ISO 3166-1 for the region.',
  },
  'hreflang-self': {
    title: 'Own language is not named',
    advice: 'Name the page itself among its languages.',
  },
  'hreflang-default': { title: 'No x-default', advice: 'Name the page for everybody else.' },
  'hreflang-to-no-page': {
    title: 'Language leads to no page',
    advice: 'Name a page that answers 200.',
  },
  'hreflang-not-returned': {
    title: 'Language is not named back',
    advice: 'Both pages must name each other, or both are ignored.',
  },
  'json-invalid': { title: 'Structured data does not parse', advice: 'Correct the JSON.' },
  'field-required': {
    title: 'Required field is missing',
    advice: 'Without it the type has no rich result: fill it in, or drop the type.',
  },
  'field-recommended': {
    title: 'Recommended field is missing',
    advice: 'Fill it in where it is known.',
  },
  'not-rendered': {
    title: 'Could not be run',
    advice: 'Open the page and look at its console. In the background browsers slow pages down.',
  },
  'late-title': { title: 'Scripts change the title', advice: 'Serve the final one.' },
  'late-description': { title: 'Scripts change the description', advice: 'Serve the final one.' },
  'late-canonical': { title: 'Scripts change the canonical', advice: 'Serve the final one.' },
  'late-h1': { title: 'Scripts change the main heading', advice: 'Serve the final one.' },
  'late-links': {
    title: 'Links only with scripts',
    advice: 'Serve those that lead to pages which nothing else links to.',
  },
  'late-text': { title: 'Text only with scripts', advice: 'Serve what readers search for.' },
  'weight-html': { title: 'Heavy HTML', advice: 'Show less at once, or load parts on demand.' },
  'weight-scripts': {
    title: 'Heavy scripts',
    advice: 'Load on demand what the first view does not need.',
  },
  'weight-styles': { title: 'Heavy styles', advice: 'Remove what no page uses.' },
  'weight-images': {
    title: 'Heavy pictures',
    advice: 'Serve them smaller, or in a denser format.',
  },
  'near-duplicate': {
    title: 'Nearly the text of another page',
    advice: 'Merge the two, set them apart, or make one canonical.',
  },
} as const satisfies Readonly<Record<string, { title: string; advice: string }>>;

/** The rules that a finding can break. */
export type Rule = keyof typeof ruleTexts;

/** Texts of the SEO dashboard. */
export const seoDashboard = {
  title: 'SEO dashboard',
  lede: 'Fetches a page of the live site as a visitor gets it and checks what search engines read first.',
} as const;

/** Texts of the form that picks a page. */
export const pathForm = {
  label: 'Page to analyse',
  hint: 'A path on this site, such as /ai-ml-salary-data.',
  hintWithoutList:
    'A path on this site, such as /ai-ml-salary-data. The list of pages could not be loaded; every path can still be typed.',
  invalid: 'Enter a path on this site that starts with one slash, such as /ai-ml-salary-data.',
  submit: 'Analyse',
  working: 'Analysing …',
} as const;

/** Texts of the part that shows what was found. */
export const reportTexts = {
  heading: 'Report',
  idle: 'Pick a page and analyse it. The report appears here.',
  working: (path: string): string => `Fetching and reading ${path}`,
  done: (path: string, open: number): string => `Report on ${path} is ready: ${findings(open)}.`,
  failed: (path: string): string => `${path} was not analysed`,
  retry: 'Try again',
  redirected: (path: string): string => `The path was redirected; the report is about ${path}.`,
  findings: 'What to improve',
  nothing: 'Nothing to improve: the page keeps every rule below.',
  measured: 'Measured',
  facts: 'Facts',
  none: 'none',
  recommended: (label: string): string => `Recommended length: ${label}`,
  recommendedLength: (min: number, max: number): string =>
    `${min} to ${max} characters: enough to say what the page gives, and short enough for search results to show it whole.`,
} as const;

/** Texts of the list of earlier reports. */
export const historyTexts = {
  heading: 'Report history',
  caption:
    'The last 10 reports of this browser: of analysed pages, and of pages visited in it. Lengths are in characters.',
  tableCaption: 'Earlier reports',
  open: (path: string, time: string): string => `Open the report on ${path} of ${time} UTC`,
  empty: 'No reports yet. Each analysis adds one.',
  saved: 'Report saved',
  notSaved: 'Report not saved',
  notAllowed:
    "Reports stay only while this page is open, because this browser has not accepted optional storage. 'Cookie settings' at the foot of the site changes that.",
  failed: 'The last report could not be stored in this browser. It stays while this page is open.',
} as const;

function findings(open: number): string {
  if (open === 0) return 'nothing to improve';
  return open === 1 ? 'one thing to improve' : `${open} things to improve`;
}

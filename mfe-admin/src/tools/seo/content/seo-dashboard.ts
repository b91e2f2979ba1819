/** Texts of the SEO dashboard. */
export const seoDashboard = {
  title: 'SEO dashboard',
  lede: 'Fetches a page of the live site as a visitor gets it, and checks what search engines read first.',
} as const;

/** Texts of the form that picks a page. */
export const pathForm = {
  label: 'Page to analyze',
  hint: 'A path on this site, such as /ai-ml-salary-data.',
  hintWithoutList:
    'A path on this site, such as /ai-ml-salary-data. The list of pages could not be loaded, but you can type any path.',
  invalid: 'Enter a path on this site that starts with one slash, such as /ai-ml-salary-data.',
  submit: 'Analyze',
  working: 'Analyzing …',
} as const;

/** Texts of the part that shows what was found. */
export const reportTexts = {
  heading: 'Report',
  idle: 'Pick a page and analyze it. The report appears here.',
  working: (path: string): string => `Fetching and reading ${path}`,
  done: (path: string, open: number): string => `Report on ${path} is ready: ${findings(open)}.`,
  failed: (path: string): string => `${path} was not analyzed`,
  retry: 'Try again',
  redirected: (path: string): string => `The path was redirected; the report is about ${path}.`,
  findings: 'What to improve',
  nothing: 'Nothing to improve. The page passes every check below.',
  measured: 'Measured',
  facts: 'Facts',
  none: 'none',
  recommended: (label: string): string => `Recommended length: ${label}`,
  recommendedLength: (min: number, max: number): string =>
    `${min} to ${max} characters: long enough to say what the page offers, and short enough to show in full in search results.`,
} as const;

/** Texts of the list of earlier reports. */
export const historyTexts = {
  heading: 'Report history',
  caption:
    'The last 10 reports in this browser, for pages analyzed here and pages visited. Lengths are in characters.',
  tableCaption: 'Earlier reports',
  open: (path: string, time: string): string => `Open the report on ${path} of ${time}`,
  empty: 'No reports yet. Each analysis adds one.',
  saved: 'Report saved',
  notSaved: 'Report not saved',
  notAllowed:
    "Reports are kept only while this page is open, because this browser has not accepted optional storage. Change that under 'Cookie settings' in the footer of the public site.",
  failed:
    'The last report could not be stored in this browser. It is kept while this page is open.',
} as const;

function findings(open: number): string {
  if (open === 0) return 'nothing to improve';
  return open === 1 ? 'one thing to improve' : `${open} things to improve`;
}

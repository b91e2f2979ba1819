import { claims, type Claim } from '../claims.ts';
import { pageText, type PageText } from './page-text.ts';
import { readingGrade, type ReadingGrade } from './reading-grade.ts';

/** Grades that a marketing page should have. Only the upper bound is checked: an easy page is no fault. */
export const GRADES = { lowest: 7, highest: 10 } as const;

/** A page with its reading grade. */
export interface GradedPage extends ReadingGrade {
  path: string;
  isMarketing: boolean;
  /** Whether it is a marketing page above or below `GRADES`. */
  problem: 'hard' | 'easy' | null;
}

/** A claim with the pages that say it. */
export interface ClaimUse {
  key: string;
  kind: 'term' | 'record';
  /** The claim in words: `92% interview pass`. */
  text: string;
  /** The source that a page names for it; null where none does. */
  source: string | null;
  paths: readonly string[];
}

/** Paths that are not marketing: articles, salary tools, postings, legal pages and lists. */
const OTHERS = [
  /^\/blog\//,
  /^\/ai-hiring-insights-blog/,
  /^\/(computer-vision-applications|machine-learning-jobs-guide)$/,
  /^\/ai-(ml-salary-data|salary-data-api|salary-calculator|salary-guide-2025|job-market)/,
  /^\/machine-learning-ai-jobs\//,
  /^\/(privacy-policy|responsible-disclosure|sitemap)$/,
];

/** Grades of all pages and uses of all claims. */
export function wordsReport(documents: readonly { path: string; html: string }[]): {
  pages: GradedPage[];
  claims: ClaimUse[];
} {
  const texts = documents.map(({ path, html }) => ({ path, text: pageText(html) }));
  return {
    pages: texts.map(({ path, text }) => gradedPage(path, text)),
    claims: Object.values(claims).map((claim) => claimUse(claim, texts)),
  };
}

function gradedPage(path: string, { passages }: PageText): GradedPage {
  const graded = readingGrade(passages);
  const isMarketing = !OTHERS.some((other) => other.test(path));
  return { path, ...graded, isMarketing, problem: isMarketing ? problemOf(graded) : null };
}

/** Compares the grade as it is printed, with one decimal. */
function problemOf({ grade }: ReadingGrade): GradedPage['problem'] {
  if (grade === null) return null;
  const printed = Number(grade.toFixed(1));
  if (printed > GRADES.highest) return 'hard';
  return printed < GRADES.lowest ? 'easy' : null;
}

function claimUse(claim: Claim, texts: readonly { path: string; text: PageText }[]): ClaimUse {
  const { key, kind, figure, label } = claim;
  const sources = texts.flatMap(({ text }) => text.claims.get(key) ?? []);
  return {
    key,
    kind,
    text: `${figure} ${label}`,
    source: sources[0] ?? null,
    paths: texts.filter(({ text }) => says(text, claim)).map(({ path }) => path),
  };
}

/** A claim is marked on the page, or its figure is in the text; `No` is too common a word to look for. */
function says(page: PageText, { key, figure, value }: Claim): boolean {
  if (page.claims.has(key)) return true;
  const written = figure === 'No' ? 'no upfront fees' : figure;
  const spelled = figure.endsWith('h') ? [written, `${value} hours`] : [written];
  const text = page.all.toLowerCase();
  return spelled.some((words) => isInText(text, words.toLowerCase()));
}

/** Whether the words are in the text, and no part of a longer figure. */
function isInText(text: string, words: string): boolean {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w,.])${literal}(?!\\w)`).test(text);
}

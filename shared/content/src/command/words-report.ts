import { claims } from '../claims.ts';
import { pageText, type PageText } from './page-text.ts';
import { readingGrade } from './reading-grade.ts';

/** Lowest and highest grade of a marketing page. */
export const GRADES = { lowest: 7, highest: 10 } as const;

/** A page with its reading grade. */
export interface GradedPage {
  path: string;
  /** Null for a page without prose. */
  grade: number | null;
  words: number;
  isMarketing: boolean;
  /** Whether it is a marketing page outside of `GRADES`. */
  isOutside: boolean;
}

/** A claim with the pages that say it. */
export interface ClaimUse {
  key: string;
  kind: 'term' | 'record';
  figure: string;
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
    claims: Object.values(claims).map((claim) => ({
      key: claim.key,
      kind: claim.kind,
      figure: claim.figure,
      paths: texts.filter(({ text }) => says(text, claim)).map(({ path }) => path),
    })),
  };
}

function gradedPage(path: string, { passages }: PageText): GradedPage {
  const grade = readingGrade(passages);
  const isMarketing = !OTHERS.some((other) => other.test(path));
  const isInside = grade === null || (grade >= GRADES.lowest && grade < GRADES.highest + 0.5);
  return {
    path,
    grade,
    words: passages.join(' ').split(' ').length,
    isMarketing,
    isOutside: isMarketing && !isInside,
  };
}

/** A claim is marked on the page, or its figure is in the text; `No` is too common a word to look for. */
function says({ claimKeys, all }: PageText, { key, figure, value }: ClaimFacts): boolean {
  if (claimKeys.includes(key)) return true;
  const written = figure === 'No' ? 'no upfront fees' : figure;
  const spelled = figure.endsWith('h') ? [written, `${value} hours`] : [written];
  const text = all.toLowerCase();
  return spelled.some((words) => isInText(text, words.toLowerCase()));
}

interface ClaimFacts {
  key: string;
  figure: string;
  value: number;
}

/** Whether the words are in the text, and no part of a longer figure. */
function isInText(text: string, words: string): boolean {
  const literal = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w,.])${literal}(?!\\w)`).test(text);
}

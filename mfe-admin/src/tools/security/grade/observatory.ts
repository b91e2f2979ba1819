import { cspTest, framingTest } from './csp-test';
import type { GradeInput, TestOutcome } from './grade-input';
import {
  cookiesTest,
  corpTest,
  corsTest,
  hstsTest,
  integrityTest,
  redirectionTest,
  referrerTest,
  sniffTest,
} from './header-tests';
import { scoreChart, type ChartEntry, type ResultCode } from './score-chart';

/** The published rules that are applied here. */
export const RULES = {
  name: 'MDN HTTP Observatory',
  version: '1.4.0, March 17, 2025',
  url: 'https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js',
} as const;

interface GradedTest extends ChartEntry {
  title: string;
  code: ResultCode;
  /** The header or the tag that decided it, as the site sent it. */
  evidence: string;
}

/** The grade of one page. */
export interface Grade {
  tests: GradedTest[];
  /** 0 and more; above 100 by bonuses. */
  score: number;
  letter: string;
}

const tests: readonly (readonly [title: string, test: (input: GradeInput) => TestOutcome])[] = [
  ['Content Security Policy', cspTest],
  ['Cookies', cookiesTest],
  ['Cross-Origin Resource Sharing', corsTest],
  ['Redirection to HTTPS', redirectionTest],
  ['Referrer Policy', referrerTest],
  ['Strict Transport Security', hstsTest],
  ['Subresource Integrity', integrityTest],
  ['X-Content-Type-Options', sniffTest],
  ['Framing by other sites', framingTest],
  ['Cross-Origin Resource Policy', corpTest],
];

/** Grades an answer by the rules. */
export function gradeAnswer(input: GradeInput): Grade {
  const graded = tests.map(([title, test]): GradedTest => {
    const { code, evidence } = test(input);
    return { title, code, evidence, ...scoreChart[code] };
  });
  const score = scoreOf(graded.map(({ modifier }) => modifier));
  return { tests: graded, score, letter: letterOf(score) };
}

const BASELINE = 100;
/** Bonuses count only for a site that earns this without them. */
const MINIMUM_FOR_BONUSES = 90;

/** The score of a set of modifiers. */
export function scoreOf(modifiers: readonly number[]): number {
  const sum = (values: readonly number[]): number =>
    values.reduce((total, value) => total + value, BASELINE);
  const withoutBonuses = sum(modifiers.filter((modifier) => modifier < 0));
  const score = withoutBonuses >= MINIMUM_FOR_BONUSES ? sum(modifiers) : withoutBonuses;
  return Math.max(0, score);
}

/** Lowest score of each letter, best first. */
const LETTERS: readonly (readonly [score: number, letter: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** The letter of a score. */
export function letterOf(score: number): string {
  return LETTERS.find(([lowest]) => score >= lowest)?.[1] ?? 'F';
}

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
import { scoreChart } from './score-chart';

/** The published rules that are applied here. */
export const RULES = {
  name: 'MDN HTTP Observatory',
  version: '1.4.0, March 17, 2025',
  url: 'https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js',
} as const;

export type Grade = ReturnType<typeof gradeAnswer>;

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

/** The result of each test, with the header or tag that decided it; the score is 0 and more, above 100 by bonuses. */
export function gradeAnswer(input: GradeInput) {
  const graded = tests.map(([title, test]) => {
    const { code, evidence } = test(input);
    const [modifier, says, advice = null] = scoreChart[code];
    return { title, code, evidence, modifier, says, advice };
  });
  const score = scoreOf(graded.map(({ modifier }) => modifier));
  return { tests: graded, score, letter: letterOf(score) };
}

const BASELINE = 100;
/** Bonuses count only for a site that earns this without them. */
const MINIMUM_FOR_BONUSES = 90;

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

export function letterOf(score: number): string {
  return LETTERS.find(([lowest]) => score >= lowest)?.[1] ?? 'F';
}

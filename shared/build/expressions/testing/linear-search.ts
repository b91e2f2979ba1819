import { createContext, runInContext } from 'node:vm';
import type { WorstText } from './worst-texts.ts';

/** Characters of a short and of a long text. */
const SHORT = 30_000;
const LONG = 1_000_000;

/**
 * How many times as long as one reading of the text a search may take. For a long text a linear one takes up to fifty times as
 * long, and one that grows with the square two thousand times and more: on a slow machine both take longer.
 */
const MOST_READINGS = { short: 40, long: 500 };

const context = createContext({ text: '', expression: /x/ });

/** The first of the texts that an expression does not search in linear time; null: it searches all of them. */
export function firstSlowText(expression: RegExp, texts: readonly WorstText[]): WorstText | null {
  context.expression = new RegExp(expression.source, `${expression.flags.replace('g', '')}g`);
  // The long text takes a while to make and to search: the short one says for which it is needed.
  const slow = texts.find(
    (text) => isSlow(text, SHORT, MOST_READINGS.short) && isSlow(text, LONG, MOST_READINGS.long),
  );
  return slow ?? null;
}

function isSlow({ before, repeated, after }: WorstText, length: number, most: number): boolean {
  const text = before + repeated.repeat(length / repeated.length) + after;
  const timeout = Math.ceil(readingTime(text) * most);
  context.text = text;
  try {
    // Replaces all matches, because that also continues behind each of them.
    runInContext("text.replaceAll(expression, '')", context, { timeout });
    return false;
  } catch {
    // Stopped, or out of memory for its way back.
    return true;
  }
}

/** How long one reading of a text takes, ms: the shortest of three, because the first one also joins its parts. */
function readingTime(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
    return sum < 0 ? 0 : performance.now() - start;
  });
  return Math.min(...times);
}

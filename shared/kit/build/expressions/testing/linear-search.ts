import { createContext, runInContext } from 'node:vm';
import { type WorstText, worstTexts } from './worst-texts.ts';

/**
 * Characters of a short and of a long text, and how long a search may take, ms. For a long text a linear one takes up to fifty
 * times as long as one reading, and one that grows with the square two thousand times and more: on a slow machine both take
 * longer.
 */
const SHORT = { length: 30_000, most: readingTime(30_000) * 2000 };
const LONG = { length: 1_000_000, most: readingTime(1_000_000) * 500 };

const context = createContext({ text: '', expression: /x/ });

/** Longest time of a look at all expressions, ms: one of exponential time would never end. */
const PATIENCE_MS = 60_000;

/**
 * Those of some expressions that are to be looked at one by one. A run that may be stopped takes a while to start, so that this one is
 * for all of them: it lets an expression pass that is quick with all its texts.
 */
export function suspects<Found extends { expression: RegExp }>(found: readonly Found[]): Found[] {
  const passed = new Set<Found>();
  const look = (): void => {
    for (const one of found) {
      const expression = everywhere(one.expression);
      const texts = worstTexts(one.expression).map((text) => write(text, SHORT.length));
      const start = performance.now();
      const isQuick = texts.every((text) => {
        text.replaceAll(expression, '');
        return performance.now() - start < SHORT.most;
      });
      if (isQuick) passed.add(one);
    }
  };
  try {
    runInContext('look()', createContext({ look }), { timeout: PATIENCE_MS });
  } catch {
    // Stopped: those that were not reached are looked at too.
  }
  return found.filter((one) => !passed.has(one));
}

/** A text that an expression does not search in linear time; null: it searches all of them. */
export function firstSlowText(expression: RegExp): WorstText | null {
  context.expression = everywhere(expression);
  const slow = worstTexts(expression).find((text) => isSlow(text, SHORT) && isSlow(text, LONG));
  return slow ?? null;
}

/** Matches are replaced everywhere, because that also continues behind each of them. */
function everywhere({ source, flags }: RegExp): RegExp {
  return new RegExp(source, `${flags.replace('g', '')}g`);
}

function write({ before, repeated, after }: WorstText, length: number): string {
  return before + repeated.repeat(length / repeated.length) + after;
}

function isSlow(text: WorstText, { length, most }: typeof SHORT): boolean {
  context.text = write(text, length);
  try {
    runInContext("text.replaceAll(expression, '')", context, { timeout: Math.ceil(most) });
    return false;
  } catch {
    // Stopped, or out of memory for its way back.
    return true;
  }
}

/** How long one reading of a text takes, ms: the shortest of three, because the first one also joins its parts. */
function readingTime(length: number): number {
  const text = 'ab'.repeat(length / 2);
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
    return sum < 0 ? 0 : performance.now() - start;
  });
  return Math.min(...times);
}

import { createContext, runInContext } from 'node:vm';
import { type WorstText, worstTexts } from './worst-texts.ts';

/**
 * Characters of a short and of a long text, and how long a search may take, ms. For a long text a linear one takes up to fifty
 * times as long as one reading, and one that grows with the square two thousand times and more: on a slow machine both take
 * longer.
 */
const SHORT = { length: 30_000, most: readingTime(30_000) * 2000 };
const LONG = { length: 1_000_000, most: readingTime(1_000_000) * 500 };

const context = createContext({ texts: [''], expression: /x/ });

/** A text that an expression does not search in linear time; null: it searches all of them. */
export function firstSlowText(expression: RegExp): WorstText | null {
  context.expression = new RegExp(expression.source, `${expression.flags.replace('g', '')}g`);
  const texts = worstTexts(expression);
  // A run that may be stopped takes a while to start, and a long text to search: only what is slow together is tried alone.
  if (!isSlow(texts, SHORT)) return null;
  return texts.find((text) => isSlow([text], SHORT) && isSlow([text], LONG)) ?? null;
}

function isSlow(texts: readonly WorstText[], { length, most }: typeof SHORT): boolean {
  context.texts = texts.map(
    ({ before, repeated, after }) => before + repeated.repeat(length / repeated.length) + after,
  );
  try {
    // Replaces all matches, because that also continues behind each of them.
    const script = "for (const text of texts) text.replaceAll(expression, '')";
    runInContext(script, context, { timeout: Math.ceil(most) });
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

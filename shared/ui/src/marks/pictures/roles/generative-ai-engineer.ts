import { MODULE, hollowStroke, strongStroke } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';
import { seeded } from '../../seeded.ts';

const words = 7;
const candidates = 4;
const ground = 152;

/** Next-token choice: for each word four candidates by probability, the chosen one filled. */
export function nextTokens(): Picture {
  const random = seeded('generative-ai-engineer');
  const ink: string[] = [];
  const signal: string[] = [];
  for (let word = 0; word < words; word += 1) {
    const weights = Array.from({ length: candidates }, () => random() ** 3 + 0.06);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const shares = weights.map((weight) => weight / sum).sort((a, b) => b - a);
    const chosen = pick(shares, random());
    for (const [at, share] of shares.entries()) {
      const height = Math.max(4, Math.round(share * 144));
      const mark = at === chosen ? strongStroke : hollowStroke;
      const x = word * 34 + at * MODULE + 3;
      (at === chosen ? signal : ink).push(mark(x, ground - height, height));
    }
  }
  return drawn({
    ink,
    signal,
    caption: 'Four candidates a word, by probability; the filled one was chosen. Illustrative.',
  });
}

/** The candidate that a draw from 0 up to 1 falls on. */
function pick(shares: readonly number[], draw: number): number {
  let reached = 0;
  return shares.findIndex((share) => (reached += share) >= draw);
}

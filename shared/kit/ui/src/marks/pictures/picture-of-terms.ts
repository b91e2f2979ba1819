import { hollowSquare, square } from '../mark-shapes.ts';
import { drawn, lists, type Picture } from '../picture.ts';

export type Terms = 'contract' | 'team';

const months = 12;
/** Of a contract of twelve weeks. */
const contractMonths = 3;
/** Month in which each engineer of a team begins, counted from 0. */
const teamStarts = [0, 1, 3, 5] as const;

const captions: Readonly<Record<Terms, string>> = {
  contract: 'A twelve-week contract: you pay for the filled three of twelve months.',
  team: 'Each row is an engineer, each filled square a paid month. Illustrative.',
};

/** A year as twelve squares, filled for the months that are paid for; for a team a row each. */
export function pictureOfTerms(terms: Terms): Picture {
  const { ink, signal } = lists();
  const add = (isPaid: boolean, ...place: [x: number, y: number, size: number]) =>
    isPaid ? signal.push(square(...place)) : ink.push(hollowSquare(...place));
  for (let month = 0; month < months; month += 1) {
    if (terms === 'contract') {
      add(month < contractMonths, (month % 4) * 48 + 28, Math.floor(month / 4) * 48 + 12, 40);
      continue;
    }
    for (const [row, start] of teamStarts.entries()) {
      add(month >= start, month * 20 + 3, row * 38 + 16, 14);
    }
  }
  return drawn({ ink, signal, caption: captions[terms] });
}

import { box, hollowStroke, strongStroke } from '../mark-shapes.ts';
import { drawn, lists, type Picture } from '../picture.ts';

export type Terms = 'contract' | 'permanent' | 'fractional' | 'team';

const months = 12;
const pitch = 20;
/** Of a month: two days of five. */
const fraction = 0.4;
/** Of a contract of twelve weeks. */
const contractMonths = 3;
/** Month in which each engineer of a team begins, counted from 0. */
const teamStarts = [0, 1, 3, 5] as const;

const captions: Readonly<Record<Terms, string>> = {
  contract: 'Twelve months; you pay for the filled ones. A twelve-week contract.',
  permanent: 'Twelve months; you pay for all of them.',
  fractional: 'Twelve months; you pay for the filled part. Two days a week.',
  team: 'Rows are engineers; you pay from the month each starts. Illustrative.',
};

/** A year as twelve strokes, filled for the months or the part of a month that is paid for. */
export function pictureOfTerms(terms: Terms): Picture {
  const rows = terms === 'team' ? teamStarts : [0];
  const height = Math.floor(144 / rows.length) - 8;
  const { ink, signal } = lists();
  for (const [row, start] of rows.entries()) {
    const top = 12 + row * (height + 8);
    for (let month = 0; month < months; month += 1) {
      const x = month * pitch + 7;
      if (terms === 'fractional') {
        const filled = Math.round(height * fraction);
        ink.push(hollowStroke(x, top, height - filled - 2));
        signal.push(strongStroke(x, top + height - filled, filled));
      } else if (isPaid(terms, month, start)) signal.push(strongStroke(x, top, height));
      else ink.push(hollowStroke(x, top, height));
    }
  }
  ink.push(box(0, 152, 240, 1));
  return drawn({ ink, signal, caption: captions[terms] });
}

function isPaid(terms: Terms, month: number, start: number): boolean {
  return terms === 'contract' ? month < contractMonths : month >= start;
}

import { hollowSquare, square, stroke, strongStroke } from '../../mark-shapes.ts';
import { drawn, type Picture } from '../../picture.ts';
import { seeded } from '../../seeded.ts';

const parts = 15;
const runs = 8;
/** The part without which the score falls. */
const out = 9;
const pitch = 16;

/** An ablation: a table of squares, one column out, and the score without each column below it. */
export function ablation(): Picture {
  const random = seeded('research-scientist');
  const ink: string[] = [];
  const signal: string[] = [];
  const accent: string[] = [];
  for (let part = 0; part < parts; part += 1) {
    const x = part * pitch + 5;
    for (let run = 0; run < runs; run += 1) {
      const y = run * 11 + 18;
      if (part === out) accent.push(hollowSquare(x, y - 16));
      else ink.push(square(x, y));
    }
    const score = part === out ? 14 : Math.round(34 + random() * 8);
    (part === out ? signal : ink).push(
      (part === out ? strongStroke : stroke)(x, 156 - score, score),
    );
  }
  return drawn({
    ink,
    signal,
    accent,
    caption: 'Strokes are the score without each column; hollow matters most. Illustrative.',
  });
}

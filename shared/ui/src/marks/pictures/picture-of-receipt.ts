import { dot, hollowDot } from '../mark-shapes.ts';
import { drawn, type Picture } from '../picture.ts';

const bits = 6;
const size = 12;

/**
 * A reference number as punched tape: one column a character, six dots for its code, the holes filled.
 * @param reference capital letters, digits and hyphens, at most 20, such as `C-7K2M9QXD`.
 */
export function pictureOfReceipt(reference: string): Picture {
  const pitch = Math.min(22, Math.floor(240 / Math.max(1, reference.length)));
  const left = Math.floor((240 - pitch * reference.length) / 2 + (pitch - size) / 2);
  const ink: string[] = [];
  const signal: string[] = [];
  for (const [column, character] of [...reference].entries()) {
    const code = (character.codePointAt(0) ?? 0) - 32;
    for (let bit = 0; bit < bits; bit += 1) {
      const [x, y] = [left + column * pitch, 18 + bit * 22];
      if ((code >> (bits - 1 - bit)) % 2 === 1) signal.push(dot(x, y, size));
      else ink.push(hollowDot(x, y, size));
    }
  }
  return drawn({ ink, signal, caption: 'Your reference in dots, one column a character.' });
}

const NO_BREAK = '\u00A0';

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** Pieces of a text that a reader takes in at once; a line never ends inside one. */
const whole: readonly RegExp[] = [
  // The size of a sample: `(n = 2,475)`.
  /\(n = [\d,]+\)/g,
  // A number with the noun that it counts: `2,475 ranges`, `1.4 times`, `95% interval`.
  /\b\d[\d,.]*%? (?:ranges?|roles?|times|employed|interval|confidence|hours)\b/g,
  // A day or a month: `November 21, 2026`, `May 2025`.
  new RegExp(`\\b${month} (?:\\d{1,2}, )?\\d{4}\\b`, 'g'),
  // An occupation's code: `SOC 15-2051`, `NOC 21211`.
  /\b(?:SOC|NOC) [\d-]+/g,
];

/** A text whose samples, days, codes and counted nouns are not broken over two lines. */
export function unbroken(text: string): string {
  return whole.reduce(
    (result, piece) => result.replace(piece, (found) => found.replaceAll(' ', NO_BREAK)),
    text,
  );
}

import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const sentencesOf = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordsOf = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Flesch-Kincaid grade level of a text: the US school year that reads it without effort. Null for a text without words.
 * Source: Kincaid and others, Derivation of new readability formulas, 1975.
 * @param passages - each ends a sentence, with or without a full stop
 */
export function readingGrade(passages: readonly string[]): number | null {
  const words = passages.flatMap(listWords);
  const sentences = passages.flatMap((passage) =>
    [...sentencesOf.segment(passage)].filter(({ segment }) => listWords(segment).length > 0),
  );
  if (words.length === 0) return null;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

/** Words with letters: figures have no syllables. */
function listWords(text: string): string[] {
  return [...wordsOf.segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike === true && /\p{L}/u.test(segment))
    .map(({ segment }) => segment);
}

import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The reading grade of a text and what it is computed from. */
export interface ReadingGrade {
  /** US school year that reads the text without effort. Null for a text without a full sentence. */
  grade: number | null;
  sentences: number;
  words: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Flesch-Kincaid grade of running text. Sentences without a final stop (labels, short list items, a line that introduces a
 * list) are not counted: the formula is for prose, and each fragment would count as one easy sentence.
 *
 * Formula: Kincaid and others, Derivation of new readability formulas, 1975. Counting: Flesch, How to Write Plain English,
 * chapter 2. A contraction, a hyphenated word, an abbreviation and a figure are one word each; an abbreviation and a figure
 * have one syllable.
 * @param passages - paragraphs and list items; no sentence continues in the next one
 */
export function readingGrade(passages: readonly string[]): ReadingGrade {
  const sentences = passages.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  const counts = { sentences: sentences.length, words: words.length };
  if (words.length === 0) return { grade: null, ...counts };
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const grade = fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: syllables,
  });
  return { grade, ...counts };
}

/** The sentences of a passage that end with a stop and have a word. */
function sentencesOf(passage: string): string[] {
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(passage)) {
    // “Why?” she asked: the sentence goes on in lower case.
    if (/^\p{Ll}/u.test(segment)) parts.push((parts.pop() ?? '') + segment);
    else parts.push(segment);
  }
  return parts.filter((part) => /[.?!…][”’"')\]]*\s*$/.test(part) && wordsOf(part).length > 0);
}

/** Words and figures. A dash between two words parts them, a hyphen does not. */
function wordsOf(text: string): string[] {
  return text.split(/[\s—]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function syllablesIn(word: string): number {
  const isAbbreviation = /^\P{L}*\p{Lu}[\p{Lu}.&/]+s?\P{L}*$/u.test(word);
  if (isAbbreviation || /\p{N}/u.test(word)) return 1;
  return Math.max(1, syllable(word.replaceAll(/[^\p{L}’'-]+/gu, ' ').trim()));
}

/** A text of the site under test: a page, in the parts in which it is read. */
export interface NamedText {
  /** Names the text in findings, such as its path. */
  name: string;
  /** Paragraphs, cells, headings: no sentence and no shingle runs over the end of a part. */
  parts: readonly string[];
}

/** Two texts that say the same. */
export type Likeness =
  /** `share`: shingles in common, of all that the two have together; 0 to 1. */
  | { kind: 'alike'; names: [string, string]; share: number }
  | { kind: 'sentence'; names: [string, string]; sentence: string };

/** Words in a row that are compared. */
const SHINGLE_WORDS = 5;

/** Two texts have this share of their shingles in common at most: below it they are different texts. */
export const LIKENESS_LIMIT = 0.08;

/** A sentence of so many words stands in one text only. */
const SENTENCE_WORDS = 9;

/** The words of a text, in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}

/** Jaccard index of the two texts' runs of five words: 0 nothing in common, 1 the same. */
export function likeness(left: NamedText, right: NamedText): number {
  return jaccard(shinglesOf(left), shinglesOf(right));
}

/** Every pair of texts that are too like, and every sentence of more than eight words that two share. */
export function findLikeness(texts: readonly NamedText[]): Likeness[] {
  const known = texts.map((text) => ({
    name: text.name,
    shingles: shinglesOf(text),
    sentences: sentencesOf(text),
  }));
  return known.flatMap((left, index) =>
    known.slice(index + 1).flatMap((right): Likeness[] => {
      const names: [string, string] = [left.name, right.name];
      const share = jaccard(left.shingles, right.shingles);
      const shared = [...left.sentences].filter((sentence) => right.sentences.has(sentence));
      return [
        ...(share < LIKENESS_LIMIT ? [] : [{ kind: 'alike' as const, names, share }]),
        ...shared.map((sentence) => ({ kind: 'sentence' as const, names, sentence })),
      ];
    }),
  );
}

function jaccard(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const shared = [...left].filter((shingle) => right.has(shingle)).length;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}

function shinglesOf({ parts }: NamedText): Set<string> {
  const shingles = parts
    .map(wordsOf)
    .flatMap((words) =>
      words
        .slice(SHINGLE_WORDS - 1)
        .map((_, index) => words.slice(index, index + SHINGLE_WORDS).join(' ')),
    );
  return new Set(shingles);
}

/** Sentences as their words: neither capitals nor punctuation make another sentence. */
function sentencesOf({ parts }: NamedText): Set<string> {
  const sentences = parts
    .flatMap((part) => part.split(/(?<=[.?!]["”’)]?)\s+/))
    .map(wordsOf)
    .filter((words) => words.length >= SENTENCE_WORDS)
    .map((words) => words.join(' '));
  return new Set(sentences);
}

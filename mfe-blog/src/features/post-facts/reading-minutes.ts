/** Words that a reader of non-fiction takes in per minute: Brysbaert, 2019, gives 238 for English. */
const WORDS_A_MINUTE = 238;

/** Whole minutes that it takes to read a Markdown text, at least one. */
export function readingMinutes(markdown: string): number {
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}

/** A title does not end with one of these: each of them needs another word. */
const hanging = new Set(
  (
    'a an the of for in on at to by with without from into onto over under about between per via vs and or but nor ' +
    'as than that which what who whose why how when where if is are was be can will do does not no your our their its'
  ).split(' '),
);

/**
 * The beginning of a title on one line, for a document's title: at most `limit` UTF-16 units, cut between words,
 * without an ellipsis and without a last word that needs another one. A cut that would leave less than half of the
 * limit is made within a word.
 */
export function cutTitle(title: string, limit: number): string {
  const line = title.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const words = line.slice(0, limit + 1).split(' ');
  // The word that does not fit, or nothing after a space.
  words.pop();
  while (words.length > 0 && hanging.has(lastWord(words)) && isEnough(words.slice(0, -1), limit)) {
    words.pop();
  }
  const whole = isEnough(words, limit) ? words.join(' ') : line.slice(0, limit);
  // Neither half a character nor a mark that announces more.
  return whole.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:|([–—-]+$/, '');
}

function lastWord(words: readonly string[]): string {
  return (words.at(-1) ?? '').toLowerCase().replace(/[^\p{L}]/gu, '');
}

function isEnough(words: readonly string[], limit: number): boolean {
  return words.join(' ').length >= limit / 2;
}

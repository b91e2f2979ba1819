import { cutText } from '@talent/protocol/text/cut-text';

/** A title does not end with one of these: each of them needs another word. */
const hanging = new Set(
  (
    'a an the of for in on at to by with without from into onto over under about between per via vs and or but nor ' +
    'as than that which what who whose why how when where if is are was be can will do does not no your our their its'
  ).split(' '),
);

/** The end of a clause, with the space after it: a question mark stays, and a mark that announces more goes. */
const clauseEnd = /([?!.]|\s*[,;:–—|])\s|\s(?=[([])/g;

/**
 * The beginning of a title on one line, for a document's title: at most `limit` UTF-16 units. It ends with a clause where one fits;
 * else between words with `…`, and not after a word that needs another one. A cut that would leave less than half of the limit is made
 * within a word.
 */
export function cutTitle(title: string, limit: number): string {
  const line = oneLine(title);
  if (line.length <= limit) return line;
  const clause = [...line.matchAll(clauseEnd)]
    .map(({ index, 1: mark = '' }) => line.slice(0, index) + (/[?!.]/.test(mark) ? mark : ''))
    .findLast(({ length }) => length >= limit / 2 && length <= limit);
  if (clause !== undefined) return clause;
  const words = line.slice(0, limit).split(' ');
  // The word that does not fit, or nothing after a space.
  words.pop();
  while (words.length > 0 && hanging.has(lastWord(words)) && isEnough(words.slice(0, -1), limit)) {
    words.pop();
  }
  const whole = isEnough(words, limit) ? words.join(' ') : cutText(line, limit - 1, 'units');
  // No mark that announces more.
  return `${whole.replace(/[\s,;:|([–—-]+$/, '')}…`;
}

/** The last two words that a search result shows of a text that is longer than `limit` characters; null where it shows all of it. */
export function lastShownWords(text: string, limit: number): string | null {
  const line = oneLine(text);
  if ([...line].length <= limit) return null;
  return cutTitle(line, limit).replace(/…$/, '').split(' ').slice(-2).join(' ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function lastWord(words: readonly string[]): string {
  return (words.at(-1) ?? '').toLowerCase().replace(/[^\p{L}]/gu, '');
}

function isEnough(words: readonly string[], limit: number): boolean {
  return words.join(' ').length >= limit / 2;
}

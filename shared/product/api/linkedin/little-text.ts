/**
 * LinkedIn's "little text" format, the format of a post's `commentary`.
 * https://learn.microsoft.com/en-us/linkedin/marketing/community-management/shares/little-text-format
 */

/** A piece of a post as people read it. */
export type TextPart = { kind: 'text'; text: string } | { kind: 'hashtag'; name: string };

/**
 * Characters with a meaning in the format. An unescaped one ends the published text without an error, so all of them
 * are escaped, in addresses too.
 */
const reserved = /[\\|{}@[\]()<>#*_~]/g;

/** A `#` at the beginning of a word with at least one letter: `#AI`, not `C#`, `#1` or `page#top`. */
const hashtag = /(?<![\p{L}\p{N}_/&#])#([\p{N}_]*\p{L}[\p{L}\p{N}_]*)/gu;

/** One element of the format: a hashtag with its name, an escaped character, or a run of plain ones. */
const element = /\{hashtag\|\\#\|((?:\\.|[^\\{}])+)\}|\\(.)|[^\\{]+|./gsu;

/** Encodes a text for LinkedIn. Words that begin with # become hashtags. */
export function littleText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  let sent = '';
  let end = 0;
  for (const match of lines.matchAll(hashtag)) {
    sent += `${escaped(lines.slice(end, match.index))}{hashtag|\\#|${escaped(match[1] ?? '')}}`;
    end = match.index + match[0].length;
  }
  return sent + escaped(lines.slice(end));
}

/** Decodes a text that `littleText` encoded. */
export function readLittleText(sent: string): TextPart[] {
  const parts: TextPart[] = [];
  for (const [whole, name, character] of sent.matchAll(element)) {
    if (name !== undefined) {
      parts.push({ kind: 'hashtag', name: name.replace(/\\(.)/gsu, '$1') });
      continue;
    }
    const last = parts.at(-1);
    const text = character ?? whole;
    if (last?.kind === 'text') last.text += text;
    else parts.push({ kind: 'text', text });
  }
  return parts;
}

/** Names of the hashtags of a text, each once, in order. */
export function hashtagsOf(text: string): string[] {
  return [...new Set([...text.matchAll(hashtag)].map((match) => match[1] ?? ''))];
}

function escaped(text: string): string {
  return text.replace(reserved, '\\$&');
}

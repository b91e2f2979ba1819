import { hashtagsOf } from '@talent/api/linkedin/little-text';

/** A text with more hashtags on its last line; `typed` names them, with or without #, by commas or spaces. */
export function appendHashtags(text: string, typed: string): string {
  const known = new Set(hashtagsOf(text).map((name) => name.toLowerCase()));
  const names = typed
    .split(/[\s,;]+/)
    .map((name) => name.replace(/[^\p{L}\p{N}_]/gu, ''))
    .filter((name) => /\p{L}/u.test(name));
  const fresh = names.filter((name) => {
    const isNew = !known.has(name.toLowerCase());
    known.add(name.toLowerCase());
    return isNew;
  });
  if (fresh.length === 0) return text;
  const line = fresh.map((name) => `#${name}`).join(' ');
  const body = text.trimEnd();
  if (body === '') return line;
  // A line of hashtags at the end is gone on with.
  const goesOn = /(^|\n)(#[\p{L}\p{N}_]+ ?)+$/u.test(body);
  return `${body}${goesOn ? ' ' : '\n\n'}${line}`;
}

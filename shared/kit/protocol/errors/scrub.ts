import { cutText } from '../text/cut-text.ts';

/** Longest message that is kept, characters. */
export const LONGEST_MESSAGE = 200;

/**
 * The message of an error without what may be about a person: addresses of mail, queries, quoted texts (parsers quote their
 * input) and long numbers. Names in single quotes stay, because they are names of code.
 */
export function scrub(message: string): string {
  const plain = cutText(message, 1000)
    .replaceAll(/https?:\/\/[^\s"'<>)]+/g, (address) => addressWithoutQuery(address))
    .replaceAll(/[^\s@"'<>(),;:]+(@[^\s@"'<>(),;:]+)?/g, (word, host?: string) =>
      host === undefined ? word : '<email>',
    )
    .replaceAll(/"[^"]*"|“[^”]*(?:”|$)/g, '"…"')
    .replaceAll(/'([^']*)'/g, (whole, text: string) =>
      /^[\w$.#[\]/:-]*$/.test(text) ? whole : "'…'",
    )
    .replaceAll(/\?[\w%.~-]+=[^\s"')]*/g, '')
    .replaceAll(/\+?\d(?:[\s().-]{0,2}\d){4,}/g, '<number>')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return cutText(plain, LONGEST_MESSAGE);
}

/** The text that errors of one cause have in common: without numbers, and without hashes in names of files. */
export function causeOf(message: string): string {
  return message
    .replaceAll(/-[\w-]{8}(?=\.\w+\b)/g, '')
    .replaceAll(/\b[0-9a-f]{8,}\b/gi, '#')
    .replaceAll(/\d+/g, '#');
}

function addressWithoutQuery(address: string): string {
  const url = URL.parse(address);
  return url === null ? '<address>' : `${url.origin}${url.pathname}`;
}

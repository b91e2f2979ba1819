import { cutText } from '@talent/protocol/text/cut-text';

/**
 * A subject on one line, cut where mail programs stop showing it. Invisible characters are removed, among them those that
 * reverse the text after them or hide one word in another: staff decide by the subject what to open.
 */
export function subjectLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return line.length <= 150 ? line : `${cutText(line, 149, 'units')}…`;
}

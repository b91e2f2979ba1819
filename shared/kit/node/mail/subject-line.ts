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
  if (line.length <= 150) return line;
  // Half of a character that takes two code units would be shown as damage.
  return `${line.slice(0, 149).replace(/\p{Cs}$/u, '')}…`;
}

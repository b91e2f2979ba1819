/**
 * Characters that a terminal or a viewer interprets: C0 with line ends and NUL, DEL, C1, line and paragraph separators, and marks
 * that change the direction of text.
 */
const CONTROL =
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Untrusted text for a log: on one line, with control characters as `\u` and four digits. */
export function printable(text: string): string {
  return text.replaceAll(
    CONTROL,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An entry of a log as one line of JSON without control characters; parsing it gives the same entry. */
export function logLine(entry: object): string {
  return printable(JSON.stringify(entry));
}

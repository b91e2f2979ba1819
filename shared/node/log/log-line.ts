/**
 * Characters that a terminal or a viewer acts on instead of showing them: C0 with line ends and NUL, DEL, C1, line and
 * paragraph separators, and marks that change the direction of the text around them.
 */
const ACTING =
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Text of anyone as a log shows it: on one line, each acting character as `\u` with four digits. */
export function printable(text: string): string {
  return text.replaceAll(
    ACTING,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An entry of a log as one line of JSON without acting characters; read back, it is the same entry. */
export function logLine(entry: object): string {
  return printable(JSON.stringify(entry));
}

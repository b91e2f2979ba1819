/** Why bytes are no text, after the line: Windows-1252 and its like cannot be told from each other. */
export const NOT_UTF8 =
  'the text is not UTF-8: export the file again with this encoding, in Excel as "CSV UTF-8"';

/** The text of a file, or the first line (1-based) that cannot be decoded. */
export type ReadText = { text: string; badLine: null } | { text: null; badLine: number };

/** Decodes a file: UTF-8, or UTF-16 with a byte order mark, as spreadsheet programs write "Unicode text". */
export function readText(bytes: Uint8Array): ReadText {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const encoding = isLittle ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), badLine: null };
  } catch {
    const [readable = ''] = new TextDecoder(encoding).decode(bytes).split('\uFFFD');
    return { text: null, badLine: readable.split(/\r\n?|\n/).length };
  }
}

import type { Buffer } from 'node:buffer';

/** Most parts of a form with files: no form has more than this many fields and files. */
const MOST_PARTS = 100;
/** Most bytes of the header of one part. */
const MOST_HEADER_BYTES = 8 * 1024;

/**
 * Whether a form with files has no more parts than any honest one, and short headers: the runtime takes a second to read
 * 5 MB of empty parts.
 */
export function hasFewParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return false;
  const delimiter = `--${boundary}`;
  let at = body.indexOf(delimiter);
  for (let parts = 0; at >= 0; parts += 1) {
    if (parts > MOST_PARTS) return false;
    const header = at + delimiter.length;
    // The last delimiter ends with two more dashes.
    if (body.toString('latin1', header, header + 2) === '--') return true;
    const end = body.subarray(header, header + MOST_HEADER_BYTES).indexOf('\r\n\r\n');
    if (end < 0) return false;
    at = body.indexOf(delimiter, header + end);
  }
  return false;
}

/** Bytes at either end that programs read to guess a format. */
const EDGE = 1024;

/** Distance from the end in which an archive's end record can be: its comment may have 64 KB. */
const ZIP_REACH = 22 + 65_535;

/** Markup that browsers and servers run as a page. */
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|iframe|svg|\?php|%@)[\s>/]/i;

/** Signatures that identify a format anywhere in a file. */
const ANYWHERE = [
  'Rar!\u001A\u0007',
  "7z\u00BC\u00AF'\u001C",
  'This program cannot be run in DOS mode',
];

/** Signatures that identify a format at one offset, which a PDF can fill freely. */
const PLACES: readonly [offset: number, signature: string][] = [
  [128, 'DICM'],
  [257, 'ustar'],
  [32_769, 'CD001'],
];

/**
 * Whether a PDF is also a file of another format: an archive (which Java, Office and every
 * unpacker read from the end), a page, a program, or an image of a disk. `text` holds one character a byte of `bytes`.
 */
export function hasSecondFormat(text: string, bytes: Uint8Array): boolean {
  return (
    MARKUP.test(text.slice(0, EDGE)) ||
    MARKUP.test(text.slice(-EDGE)) ||
    ANYWHERE.some((signature) => text.includes(signature)) ||
    PLACES.some(([offset, signature]) => text.startsWith(signature, offset)) ||
    endsAsArchive(text, bytes)
  );
}

/** Whether an end record points to a directory. Its four signature bytes alone also occur in pictures. */
function endsAsArchive(text: string, bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = text.length - 22;
  let at = text.indexOf('PK\u0005\u0006', Math.max(0, text.length - ZIP_REACH));
  for (; at >= 0 && at <= last; at = text.indexOf('PK\u0005\u0006', at + 1)) {
    const directory = at - view.getUint32(at + 12, true);
    // The second signature ends archives of more than 4 GB.
    if (directory < at && text.startsWith('PK\u0001\u0002', directory)) return true;
    if (text.startsWith('PK\u0006\u0007', at - 20)) return true;
  }
  return false;
}

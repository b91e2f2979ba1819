import { getDocumentProxy } from 'unpdf';
import { hasActiveContent } from './active-content.ts';

/** Why a file is not accepted as a PDF. */
export type PdfProblem =
  | 'not-a-pdf'
  /** Cut off, or its table of objects cannot be read. */
  | 'damaged'
  /** Another program would open it as another format. */
  | 'second-format'
  /** Scripts, programs to start, forms that submit themselves, or embedded files. */
  | 'active-content'
  /** Encrypted, so that it cannot be searched. */
  | 'protected'
  /** It took more time or memory to check than any honest file. */
  | 'unchecked';

/**
 * Checks a file within limits of time and memory.
 * @param sender key of the visitor who sent it: files of one sender wait for each other
 */
export type PdfChecker = (
  bytes: Uint8Array<ArrayBuffer>,
  sender: string,
) => Promise<PdfProblem | null>;

/** Pages that are searched for annotations. Scripts of the document are found on any page. */
const PAGES_READ = 20;

/** Bytes at the end that must contain the end marker of a PDF. */
const TAIL = 1024;

/**
 * Checks a file that claims to be a PDF. Readers tolerate errors, which files of two formats at once exploit: this check
 * does not. Null for a plain PDF.
 */
export async function findPdfProblem(bytes: Uint8Array): Promise<PdfProblem | null> {
  // One character a byte: places in the text are places in the file.
  const text = new TextDecoder('latin1').decode(bytes);
  if (!/^%PDF-[12]\.\d/.test(text)) return 'not-a-pdf';
  if (hasSecondFormat(text, bytes)) return 'second-format';
  const problem = endProblem(text);
  if (problem !== null) return problem;
  if (/\/Encrypt[\s\0]+\d+[\s\0]+\d+[\s\0]+R/.test(text)) return 'protected';
  const active = await hasActiveContent(text, bytes);
  if (active !== 'none') return active === 'found' ? 'active-content' : 'damaged';
  return parsedProblem(bytes);
}

/** Checks that the file ends with `%%EOF` and that its table of objects exists. */
function endProblem(text: string): PdfProblem | null {
  const tail = text.slice(-TAIL);
  const end = /startxref[\s\0]+(\d+)[\s\0]+%%EOF[\s\0]*$/.exec(tail);
  if (end === null)
    return /%%EOF/.test(text) && !/%%EOF[\s\0]*$/.test(tail) ? 'second-format' : 'damaged';
  const table = text.slice(Number(end[1]), Number(end[1]) + 40);
  return /^[\s\0]*(?:xref|\d+[\s\0]+\d+[\s\0]+obj)/.test(table) ? null : 'damaged';
}

/** Parses the file with a PDF library, which follows compressed and renamed objects. */
async function parsedProblem(bytes: Uint8Array): Promise<PdfProblem | null> {
  // The library detaches the buffer that it is given.
  const opened = await getDocumentProxy(bytes.slice(), { verbosity: 0 }).catch((error: unknown) =>
    error instanceof Error && error.name === 'PasswordException' ? 'protected' : 'damaged',
  );
  if (typeof opened === 'string') return opened;
  try {
    if (opened.numPages < 1) return 'damaged';
    if ((await opened.getJSActions()) !== null) return 'active-content';
    if ((await opened.getAttachments()) !== null) return 'active-content';
    for (let number = 1; number <= Math.min(opened.numPages, PAGES_READ); number += 1) {
      const page = await opened.getPage(number);
      if ((await page.getJSActions()) !== null) return 'active-content';
      const notes: { subtype?: string; actions?: unknown }[] = await page.getAnnotations();
      if (notes.some(({ subtype, actions }) => subtype === 'FileAttachment' || Boolean(actions)))
        return 'active-content';
    }
    return null;
  } catch {
    return 'damaged';
  } finally {
    await opened.loadingTask.destroy();
  }
}

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

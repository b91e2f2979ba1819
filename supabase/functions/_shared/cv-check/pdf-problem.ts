import { getDocumentProxy } from 'unpdf';
import { hasActiveContent } from './active-content.ts';
import { hasSecondFormat } from './second-format.ts';

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

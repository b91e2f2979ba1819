import { cvNotPdf } from '../../apply/form.ts';
import type { FunctionContext } from '../context.ts';
import type { PdfProblem } from './pdf-problem.ts';

const MESSAGES: Readonly<Record<PdfProblem, string>> = {
  'not-a-pdf': cvNotPdf,
  damaged: 'This PDF is damaged. Open it, save it as a PDF again, and choose the new file.',
  'second-format':
    'This PDF also contains a file of another kind. Open it, save it as a PDF again, and choose the new file.',
  'active-content':
    'This PDF contains scripts, attachments, or media. Print it to a PDF, and choose the new file.',
  protected:
    'This PDF is password protected. Save it without the password, and choose the new file.',
  unchecked: 'This PDF could not be checked. Print it to a PDF, and send the new file.',
};

const INFECTED =
  'Our virus scanner found a problem in this file. Scan your computer, save your resume as a PDF again, and choose the new file.';

/**
 * Checks a resume, with the virus scanner last where there is one.
 * @param sender key of the visitor who sent it
 * @returns the message for the applicant; null where the file can be stored.
 * @throws ScannerError where a scanner is set and does not answer: an unscanned file is never stored.
 */
export async function findCvProblem(
  bytes: Uint8Array<ArrayBuffer>,
  sender: string,
  { checkPdf, scanFile, log }: Pick<FunctionContext, 'checkPdf' | 'scanFile' | 'log'>,
): Promise<string | null> {
  const problem = await checkPdf(bytes, sender);
  if (problem !== null) return MESSAGES[problem];
  if (scanFile === null) return null;
  const verdict = await scanFile(bytes);
  if (verdict.status === 'clean') return null;
  log(`A resume was refused: the virus scanner found ${verdict.signature}.`);
  return INFECTED;
}

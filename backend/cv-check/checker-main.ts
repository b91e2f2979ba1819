import { findPdfProblem } from '@talent/functions/cv-check/pdf-problem.ts';

/** Entry of a process that checks one PDF. The process that sent it ends this one. */
process.once('message', (bytes: Uint8Array<ArrayBuffer>) => {
  void findPdfProblem(bytes).then((problem) => process.send?.(problem));
});
process.once('disconnect', () => process.exit());

import { KnownError } from '@talent/node/terminal/known-error';
import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createPlaces } from '@talent/node/limits/places';
import type { PdfChecker, PdfProblem } from '@talent/functions/cv-check/pdf-problem.ts';
import { CHILD_ENVIRONMENT } from '../postgres/cluster.ts';
import { createSilence, processorTimes } from '../process/silence.ts';

/** A process that takes more of a processor for one file is ended, ms. */
const MOST_PROCESSOR_MS = 2000;
/** One that takes less and gives no answer is ended too, ms of silence: the machine is busy, and the file may be sent again. */
const LONGEST_MS = 5000;
/** A process that takes more memory is ended, bytes. One that checks a CV of 5 MB takes 160 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Room for objects of JavaScript, MB; files and code take the rest. */
const HEAP_MB = 160;
const LOOK_EVERY_MS = 25;
/** Below the backend's, in steps of `nice`. */
const PRIORITY = 15;

/** Checks at a time, one for each sender: a file that takes all its time delays only the next one of its sender. */
const PLACES = { atOnce: 2, atOnceOfOne: 1, waiting: 16, waitMs: 2500 } as const;

/**
 * Checks each PDF in a process of its own, which is ended when it takes too long or too much memory: the library that reads
 * PDFs has no limits, and a file of 29 KB can make it take everything.
 * @returns a checker that rejects with `PDF_CHECK_BUSY` when too many files wait, or the machine has no time for this one
 */
export function createPdfChecker(): PdfChecker {
  const places = createPlaces(PLACES);
  const always = new AbortController().signal;
  return async (bytes, sender) => {
    const place = await places.take(sender, always);
    if (place.status !== 'taken') throw busy('Too many files wait to be checked.');
    try {
      return await checkAlone(bytes);
    } finally {
      place.free();
    }
  };
}

function busy(why: string): KnownError {
  return new KnownError('PDF_CHECK_BUSY', why);
}

/** `unchecked` where the process took too much of a processor or too much memory, or broke. */
function checkAlone(bytes: Uint8Array<ArrayBuffer>): Promise<PdfProblem | null> {
  const child = fork(join(import.meta.dirname, 'checker-main.ts'), {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: 'advanced',
    // It has no one to tell anything, and no secret to tell.
    stdio: 'ignore',
    ...CHILD_ENVIRONMENT,
  });
  return new Promise<PdfProblem | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => resolve('unchecked'));
    child.once('message', (problem) => resolve(problem as PdfProblem | null));
    lowerPriority(child);
    child.send(bytes);
    watch(child, {
      onLimit: () => resolve('unchecked'),
      onSilence: () => reject(busy('The machine has no time to check this file.')),
    });
  }).finally(() => child.kill('SIGKILL'));
}

/** Other requests are answered first. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    setPriority(pid ?? 0, PRIORITY);
  } catch {
    // It has ended, or the system does not allow it; everything works without.
  }
}

function watch(
  child: ChildProcess,
  { onLimit, onSilence }: Record<'onLimit' | 'onSilence', () => void>,
): void {
  const { pid = 0 } = child;
  const silence = createSilence(() => processorTimes(pid).waited);
  const timer = setInterval(() => {
    if (processorTimes(pid).used >= MOST_PROCESSOR_MS || memoryOf(pid) > MOST_BYTES) onLimit();
    else if (silence.look() >= LONGEST_MS) onSilence();
  }, LOOK_EVERY_MS);
  child.once('exit', () => clearInterval(timer));
}

/** Memory of a process, bytes; 0 where the system does not tell it. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}

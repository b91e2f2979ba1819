import { drawBar } from '@talent/node/terminal/progress';
import { formatCount } from '@talent/sdk/format';
import type { ReadProgress } from '../edition/read-edition.ts';

/** Shortest time between two drawings, ms. */
const REDRAW_MS = 100;

export interface ProgressStream {
  isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Shows the progress of reading a file: a bar that is redrawn on a terminal, and a plain line at each quarter
 * elsewhere.
 * @param now current time, ms
 */
export function createProgressBar(stream: ProgressStream, now: () => number = Date.now) {
  let lastDrawn = -Infinity;
  let nextQuarter = 1;

  function draw(progress: ReadProgress): void {
    stream.write(`\r${drawBar(shareOf(progress))} ${inWords(progress)}`);
  }

  return {
    /** May be called for every chunk. */
    update(progress: ReadProgress): void {
      if (stream.isTTY === true) {
        if (now() - lastDrawn < REDRAW_MS) return;
        lastDrawn = now();
        draw(progress);
        return;
      }
      if (shareOf(progress) * 4 < nextQuarter) return;
      nextQuarter = Math.floor(shareOf(progress) * 4) + 1;
      stream.write(`${inWords(progress)}\n`);
    },
    /** Ends the bar's line. */
    finish(progress: ReadProgress): void {
      if (stream.isTTY !== true) return;
      draw(progress);
      stream.write('\n');
    },
  };
}

function shareOf({ bytes, totalBytes }: ReadProgress): number {
  return totalBytes === 0 ? 1 : Math.min(1, bytes / totalBytes);
}

function inWords(progress: ReadProgress): string {
  const percent = Math.floor(shareOf(progress) * 100);
  return `${String(percent).padStart(3)}% read, ${formatCount(progress.rows)} rows`;
}

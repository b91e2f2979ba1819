import { printable } from '../log/log-line.ts';

/** Reports the progress of a step as a share from 0 to 1 and in words. It may be called often. */
export type Advance = (share: number, words: string) => void;

/** Prints the progress of a program: one line a step, with its time. */
export interface Progress {
  /** Runs a step, and prints its name and duration; `done` may add to it. */
  step<Result>(
    name: string,
    work: (advance: Advance) => Promise<Result>,
    done?: (result: Result) => string,
  ): Promise<Result>;
  /** Prints a line. Further lines, such as those of a stack, are indented. */
  note(text: string): void;
}

/** Shortest interval of redrawing a bar, ms. */
const REDRAW_MS = 100;
/** Shortest interval of lines about a running step in a log, ms. */
const LINE_MS = 1000;

type Out = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Progress on a terminal or in a log. A finished step is one line. On a terminal a running step has a bar that is redrawn; a log gets
 * a line each second.
 * @param now current time, ms
 */
export function createProgress(out: Out, now: () => number = () => performance.now()): Progress {
  const overwrite = out.isTTY;
  return {
    async step(name, work, done) {
      const start = now();
      if (overwrite) out.write(`  … ${name}`);
      try {
        const result = await work(advanceOf(name, start));
        const detail = done ? ` ${done(result)}` : '';
        finish('✓', `${name}${detail} (${((now() - start) / 1000).toFixed(1)} s)`);
        return result;
      } catch (error) {
        finish('✗', name);
        throw error;
      }
    },
    note: (text) => void out.write(`    ${text.split('\n').map(printable).join('\n      ')}\n`),
  };

  function advanceOf(name: string, start: number): Advance {
    let shown = start;
    return (share, words) => {
      if (now() - shown < (overwrite ? REDRAW_MS : LINE_MS)) return;
      shown = now();
      out.write(
        overwrite
          ? `\r\u001B[2K  … ${name} ${drawBar(share)} ${words}`
          : `    ${name}: ${Math.floor(share * 100)} %, ${words}\n`,
      );
    };
  }

  function finish(mark: string, line: string): void {
    out.write(`${overwrite ? '\r\u001B[2K' : ''}  ${mark} ${line}\n`);
  }
}

const WIDTH = 30;

/** `[######------------------------]` for a share from 0 to 1. */
function drawBar(share: number): string {
  const done = Math.round(Math.min(1, Math.max(0, share)) * WIDTH);
  return `[${'#'.repeat(done).padEnd(WIDTH, '-')}]`;
}

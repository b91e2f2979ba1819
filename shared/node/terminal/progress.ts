import { printable } from '../log/log-line.ts';
import { drawBar } from './progress-bar.ts';

/** Says how much of a step is done, 0 to 1, and in words; to be called as often as one likes. */
export type Advance = (share: number, words: string) => void;

/** Shows a newcomer what is going on: one line a step, with its time. */
export interface Progress {
  /** Runs a step and prints its name with how long it took; `done` may say more. */
  step<Result>(
    name: string,
    work: (advance: Advance) => Promise<Result>,
    done?: (result: Result) => string,
  ): Promise<Result>;
  /** Prints a line; more than one, as of a stack, are set in further. */
  note(text: string): void;
}

/** Redrawing a bar more often than this only costs time, ms. */
const REDRAW_MS = 100;
/** A log gets a line of a running step this often at most, ms. */
const LINE_MS = 1000;

type Out = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Progress on a terminal or in a log: a finished step is one line. A running one is overwritten on a terminal, with a
 * bar where it says how far it is; a log gets a line each second.
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

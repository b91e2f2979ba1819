/** Shows a newcomer what is going on: one line a step, with its time. */
export interface Progress {
  /** Runs a step and prints its name with how long it took; `done` may say more. */
  step<Result>(
    name: string,
    work: () => Promise<Result>,
    done?: (result: Result) => string,
  ): Promise<Result>;
  note(line: string): void;
}

/** Progress on a terminal or in a log: a finished step is one line, a running one is overwritten. */
export function createProgress(out: NodeJS.WriteStream): Progress {
  const overwrite = out.isTTY;
  return {
    async step(name, work, done) {
      const start = performance.now();
      if (overwrite) out.write(`  … ${name}`);
      try {
        const result = await work();
        const detail = done ? ` ${done(result)}` : '';
        finish('✓', `${name}${detail} (${seconds(start)})`);
        return result;
      } catch (error) {
        finish('✗', name);
        throw error;
      }
    },
    note: (line) => void out.write(`    ${line}\n`),
  };

  function finish(mark: string, line: string): void {
    out.write(`${overwrite ? '\r\u001B[2K' : ''}  ${mark} ${line}\n`);
  }
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

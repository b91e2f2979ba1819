import { runCommand } from '@talent/node/terminal/run-command';
import { createProgram, type ProgramContext } from '../program.ts';

/** Runs one line of the release commands, such as `promote shell`; `trouble` is what it printed as errors. */
export async function runLine(line: readonly string[], open: () => ProgramContext) {
  let [out, trouble] = ['', ''];
  const output = {
    out: (text: string) => void (out += `${text}\n`),
    err: (text: string) => void (trouble += `${text}\n`),
  };
  const code = await runCommand(() => createProgram(open(), output), line, output);
  return { code, out, trouble };
}

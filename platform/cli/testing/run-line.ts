import { runCommand } from '@talent/node/terminal/run-command';
import { checkJson } from '@talent/node/testing/check-printed';
import { quietProgress } from '@talent/node/testing/quiet-progress';
import { createProgram, type ProgramContext } from '../program.ts';

/** What `ship` and links to previews need, without work and output. */
export const quietShipping = {
  build: async () => undefined,
  composeIn: () => async () => undefined,
  origin: async () => 'https://www.example.com',
  previewOrigin: null as string | null,
  progress: quietProgress,
};

/** Runs one line of the release commands, such as `promote shell`, and checks printed JSON with its schema. `trouble`: its errors. */
export async function runLine(line: readonly string[], open: () => ProgramContext) {
  const ran = await run(line, open);
  const [command = ''] = line;
  if (line.includes('--json') && ran.out !== '') {
    checkJson((await run([command, '--json-schema'], open)).out, ran.out);
  }
  return ran;
}

async function run(line: readonly string[], open: () => ProgramContext) {
  let [out, trouble] = ['', ''];
  const output = {
    out: (text: string) => void (out += `${text}\n`),
    err: (text: string) => void (trouble += `${text}\n`),
  };
  const code = await runCommand(() => createProgram(open(), output), line, output);
  return { code, out, trouble };
}

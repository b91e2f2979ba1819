import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { withBreak, type NamedBreak } from './named-break.ts';
import { copyConfig, type WorkingCopy } from './working-copy.ts';

/** The outcome of the tests for one break. */
export type Verdict =
  /** Seen: the first test that failed. */
  | { status: 'red'; failed: string }
  /** No test failed. */
  | { status: 'survived' }
  /** The tests could not be run. */
  | { status: 'not-run'; output: string };

/** Runs tests in the copy with the break in its file, and takes the break out again. */
export async function tryBreak(copy: WorkingCopy, named: NamedBreak): Promise<Verdict> {
  const file = join(copy.folder, named.file);
  const source = await readFile(file, 'utf8');
  await writeFile(file, withBreak(source, named));
  try {
    return await runTests(copy, named.tests);
  } finally {
    await writeFile(file, source);
  }
}

/** Runs unit tests in the copy. */
export async function runTests(copy: WorkingCopy, tests: readonly string[]): Promise<Verdict> {
  const vitest = join(copy.folder, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--config', copyConfig, '--bail', '1', '--reporter', 'default'],
    {
      cwd: copy.folder,
      env: { ...process.env, MUTATE_TESTS: JSON.stringify(tests), CI: '1', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (output += part.toString()));
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const text = stripVTControlCharacters(output);
  if (code === 0) return { status: 'survived' };
  const failed = /^ *FAIL +(.+)$/m.exec(text)?.[1];
  return failed === undefined
    ? { status: 'not-run', output: text.slice(-4000) }
    : { status: 'red', failed };
}

import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MutatedArea } from './areas.ts';
import { readOutcome, type MutationReport, type Outcome } from './survivors/survivor.ts';
import { copyConfig, type WorkingCopy } from './working-copy.ts';

/** StrykerJS could not run. `message` ends with its last lines. */
export class StrykerError extends Error {
  override readonly name = 'StrykerError';
  readonly code = 'stryker-failed';
}

const REPORT = 'mutation.json';
const CONFIG = 'stryker.config.json';

/**
 * Mutates the files of an area in the copy, one change at a time, and runs the tests that reach it.
 * @param concurrency tests of how many changes run at a time
 * @throws StrykerError
 */
export async function mutateArea(
  copy: WorkingCopy,
  { mutated, tests, testsShareModules }: MutatedArea,
  concurrency: number,
): Promise<Outcome> {
  const config = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // The copy is ours alone, and links between packages do not survive another one.
    inPlace: true,
    concurrency,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: REPORT },
    mutate: [...mutated, '!**/*.test.{ts,tsx}', '!**/testing/**'],
    mutator: { excludedMutations: ['StringLiteral'] },
    vitest: { configFile: copyConfig, related: false },
    disableTypeChecks: false,
    allowEmpty: true,
  };
  await writeFile(join(copy.folder, CONFIG), JSON.stringify(config));
  const program = join(copy.folder, 'e2e/node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [program, 'run', CONFIG], {
    cwd: copy.folder,
    env: {
      ...process.env,
      MUTATE_TESTS: JSON.stringify(tests),
      MUTATE_ISOLATE: testsShareModules ? 'no' : 'yes',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-4000);
      // Minutes pass: each ten seconds it says how far it is.
      if (part.includes('Mutation testing')) process.stderr.write(part);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new StrykerError(`StrykerJS ended with ${code}:\n${output}`);
  const report = await readFile(join(copy.folder, REPORT), 'utf8');
  return readOutcome(JSON.parse(report) as MutationReport);
}

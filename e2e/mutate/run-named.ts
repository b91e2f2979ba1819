import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { withBreak, type NamedBreak } from './named-break.ts';
import type { WorkingCopy } from './working-copy.ts';

/** The outcome of the tests for one break. */
export type Verdict =
  /** Seen: the first test that failed. */
  | { status: 'red'; failed: string }
  /** No test failed. */
  | { status: 'survived' }
  /** The tests could not be run. */
  | { status: 'not-run'; output: string };

/** Runs tests of a copy again and again: what no break has touched is read and compiled once. */
export interface TestRunner {
  /** Runs tests as they are. */
  run: (tests: readonly string[]) => Promise<Verdict>;
  /** Runs the tests of a break with the break in its file, and takes the break out again. */
  tryBreak: (named: NamedBreak) => Promise<Verdict>;
  close: () => Promise<void>;
}

/** Starts Vitest on the copy. */
export async function startRunner(copy: WorkingCopy): Promise<TestRunner> {
  // Tests of the copy find their files from there.
  process.chdir(copy.folder);
  const vitest = await createVitest('test', {
    root: copy.folder,
    config: join(copy.folder, copy.config),
    watch: false,
    // A break can make a later test of the file run for ever.
    bail: 1,
    reporters: [{}],
  });

  async function run(tests: readonly string[]): Promise<Verdict> {
    const wanted = new Set(tests.map((test) => join(copy.folder, test)));
    const all = await vitest.globTestSpecifications([...tests]);
    const found = all.filter(({ moduleId }) => wanted.has(moduleId));
    if (found.length < wanted.size) return { status: 'not-run', output: 'a test file is missing' };
    // Failures of an earlier run would count in this one.
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found);
    const failed = testModules.flatMap(failureOf)[0];
    if (failed !== undefined) return { status: 'red', failed };
    if (unhandledErrors.length === 0) return { status: 'survived' };
    return { status: 'not-run', output: unhandledErrors.map(String).join('\n') };
  }

  async function write(file: string, text: string): Promise<void> {
    await writeFile(file, text);
    vitest.invalidateFile(file);
  }

  return {
    run,
    async tryBreak(named) {
      const file = join(copy.folder, named.file);
      const source = await readFile(file, 'utf8');
      await write(file, withBreak(source, named));
      try {
        return await run(named.tests);
      } finally {
        await write(file, source);
      }
    },
    close: () => vitest.close(),
  };
}

/** The name of the first failed test of a file, or of the file where it could not be read. */
function failureOf(file: TestModule): string[] {
  const [failed] = file.children.allTests('failed');
  if (failed !== undefined) return [`${file.relativeModuleId} > ${failed.fullName}`];
  return file.errors().length > 0 ? [file.relativeModuleId] : [];
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { withBreak, type NamedBreak } from './named-break.ts';

const root = join(import.meta.dirname, '../..');

/** Runs tests again and again: what no break has touched is read and compiled once. */
export interface TestRunner {
  /** Runs tests with a break in its file, or with none. Resolves to the first that failed or to why none ran; null: all are green. */
  run: (tests: readonly string[], named: NamedBreak | null) => Promise<string | null>;
  close: () => Promise<void>;
}

/** Starts Vitest on the working tree: no servers, no projects, one process. */
export async function startRunner(): Promise<TestRunner> {
  let broken: NamedBreak | null = null;
  const plugin = {
    name: 'named-break',
    enforce: 'pre' as const,
    load: async (id: string) =>
      broken !== null && id === join(root, broken.file)
        ? withBreak(await readFile(id, 'utf8'), broken)
        : null,
  };
  process.chdir(root);
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      // A cache on disk knows a file by its text there, which no break changes.
      fsModuleCache: false,
      watch: false,
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/.work/**'],
      pool: 'threads',
      maxWorkers: 2,
      testTimeout: 30_000,
      // The same waits as in the unit tests. With the default of one second, a sound test is red on a slow machine.
      setupFiles: [
        'shared/kit/testing/src/patient-waits.ts',
        'shared/kit/testing/src/own-channels.ts',
      ],
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      // A break can make a later test of the file run for ever.
      bail: 1,
      reporters: [{}],
    },
    { plugins: [plugin] },
  );

  async function run(tests: readonly string[]): Promise<string | null> {
    const wanted = new Set(tests.map((test) => join(root, test)));
    const all = await vitest.globTestSpecifications([...tests]);
    const found = all.filter(({ moduleId }) => wanted.has(moduleId));
    if (found.length < wanted.size) return 'a test file is missing';
    // Failures of an earlier run would count in this one.
    vitest.state.filesMap.clear();
    vitest.state.idMap.clear();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(found);
    const [failed = null] = testModules.flatMap(failureOf);
    if (failed !== null || unhandledErrors.length > 0)
      return failed ?? unhandledErrors.map(String).join('\n');
    // A late failure of the run before has ended this one: it says nothing of its break.
    if (testModules.some(isCut)) {
      return run(tests);
    }
    return null;
  }

  return {
    async run(tests, named) {
      broken = named;
      if (named !== null) vitest.invalidateFile(join(root, named.file));
      const seen = await run(tests);
      if (named !== null) vitest.invalidateFile(join(root, named.file));
      return seen;
    },
    close: () => vitest.close(),
  };
}

/** Whether tests of a file that should run have not run to their end. */
function isCut(file: TestModule): boolean {
  const tests = [...file.children.allTests()];
  return tests.some((test) => test.options.mode === 'run' && test.result().state !== 'passed');
}

/** The name of the first failed test of a file, or of the file where it could not be read. */
function failureOf(file: TestModule): string[] {
  const [failed] = file.children.allTests('failed');
  if (failed !== undefined) return [`${file.relativeModuleId} > ${failed.fullName}`];
  return file.errors().length > 0 ? [file.relativeModuleId] : [];
}

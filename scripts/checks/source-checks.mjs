import { join } from 'node:path';
import { root, runBeside } from '../toolchain.mjs';

const node = process.execPath;
const bin = (name) => join(root, 'node_modules/.bin', name);

/**
 * Builds the apps, and checks the source files meanwhile: one core has the longest of them to itself, the other one the
 * rest. Each passes or fails as one.
 * @param folders that are linted; default: all
 */
export async function checkSources(record, { builds = true, folders = [] } = {}) {
  const cores = [
    builds ? [['build', node, ['platform/start/build-all.ts']]] : [],
    [
      ['format', bin('oxfmt'), ['--check']],
      // Rules that look at types read every file as the compiler does: with its errors they take a few seconds more.
      ...(folders.length === 0
        ? [['lint and types', bin('oxlint'), ['--max-warnings', '0', '--type-check']]]
        : [
            ['lint', bin('oxlint'), ['--max-warnings', '0', ...folders]],
            ['types', node, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json']],
          ]),
    ],
  ];
  await Promise.all(
    cores.map(async (checks) => {
      for (const [name, command, args] of checks) {
        const start = performance.now();
        const { status, text } = await runBeside(command, args);
        process.stdout.write(text);
        record(name, ofOne(status, `${name} ended with ${status}`), start);
      }
    }),
  );
}

/** The result of a check that passes or fails as one. */
export function ofOne(status, failure) {
  return status === 0
    ? { passed: 1, failed: 0, skipped: 0, failures: [], left: [] }
    : { passed: 0, failed: 1, skipped: 0, failures: [failure], left: [] };
}

// npm test: installs the packages, then every check.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './help.mjs';
import { ensureNode, install, root, run, runBeside } from './toolchain.mjs';

helpIfAsked(`Usage: npm test

Runs every check: build, format, lint, types, unit and database tests, and end-to-end tests in Chromium.
Some of them alone: pnpm unit [path …], pnpm e2e [path …], pnpm lint, pnpm types, pnpm format:check.`);
await ensureNode(fileURLToPath(import.meta.url));
install();

const bin = (name, folder = '.') => join(root, folder, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'talent-test-'));
const totals = { passed: 0, failed: 0 };
/** Repeated under the totals: a log that is cut at the front still names them. */
const failures = [];

function one(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** A test runner: its own report says how many. A run that fails without a failed test counts as one. */
function suite(name, command, args, options, read) {
  return () => {
    const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
    const status = run(command, args(file), options(file));
    let counts = { passed: 0, failed: 0 };
    try {
      const report = read(JSON.parse(readFileSync(file, 'utf8')));
      counts = { passed: report.passed, failed: report.failed };
      failures.push(...report.failures);
    } catch {
      console.error(`${name} left no report.`);
    }
    if (status !== 0 && counts.failed === 0) counts.failed = 1;
    return { name, ...counts };
  };
}

/** Failed tests of vitest's report, and files that could not be run at all. */
function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}\n${message}`];
    return failed.map(
      (result) => `${file} › ${result.fullName}\n${result.failureMessages.join('\n')}`,
    );
  });
}

/** Failed tests of playwright's report; its suites hold suites. */
function failuresOfPlaywright({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(failuresOfPlaywright),
    ...specs
      .filter((spec) => !spec.ok)
      .map((spec) => {
        const errors = spec.tests.flatMap((test) =>
          test.results.flatMap((result) => result.errors),
        );
        return `${spec.file}:${spec.line} › ${spec.title}\n${errors.map((error) => error.message).join('\n')}`;
      }),
  ];
}

const steps = [
  suite(
    'unit and database tests',
    bin('vitest'),
    (file) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    () => ({}),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: failuresOfVitest(report),
    }),
  ),
  suite(
    'end-to-end tests',
    bin('playwright', 'e2e'),
    // `@matrix` repeats a test in another look or with another fault, `@long` takes its time: `pnpm e2e` has them too.
    () => ['test', '--grep-invert', '@matrix|@long', '--reporter=list,json'],
    (file) => ({ cwd: join(root, 'e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
    (report) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      failures: failuresOfPlaywright(report),
    }),
  ),
];

const node = process.execPath;
/** One core has the longest of them to itself, the other one the rest: each passes or fails as one. */
const ofSources = [
  [['build', node, ['platform/start/build-all.ts']]],
  [
    ['format', bin('oxfmt'), ['--check']],
    ['lint', bin('oxlint'), ['--max-warnings', '0']],
    ['types', node, ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.json']],
  ],
];

const results = [];
await Promise.all(
  ofSources.map(async (checks) => {
    for (const [name, command, args] of checks) {
      const start = performance.now();
      const { status, text } = await runBeside(command, args);
      process.stdout.write(text);
      record({ name, ...one(status === 0) }, start);
    }
  }),
);
for (const step of steps) {
  const start = performance.now();
  record(step(), start);
}

function record(result, start) {
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  totals.passed += result.passed;
  totals.failed += result.failed;
  results.push(`${result.name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`);
  console.log(`\n== ${results.at(-1)}\n`);
}
rmSync(reports, { recursive: true, force: true });
for (const line of results) console.log(`== ${line}`);
for (const failure of failures) console.log(`\nFAILED ${failure}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

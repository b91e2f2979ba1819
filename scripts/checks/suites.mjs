// The suites of tests, each run by its own runner, whose report says how many passed, failed and were skipped.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, run } from '../toolchain.mjs';

const bin = (name, folder = '.') => join(root, folder, 'node_modules/.bin', name);

/** Tests of vitest; `args` choose among its projects. */
export function vitestSuite(name, args = []) {
  return suite({
    name,
    command: bin('vitest'),
    args: (file) => [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    read: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: failuresOfVitest(report),
      left: skippedOfVitest(report),
      slowest: slowestOf(timesOfVitest(report)),
    }),
  });
}

/** End-to-end tests in Chromium; `args` choose among them. */
export function playwrightSuite(name, args = []) {
  return suite({
    name,
    command: bin('playwright', 'e2e'),
    args: () => ['test', ...args, '--reporter=list,json'],
    options: (file) => ({ cwd: join(root, 'e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } }),
    read: (report) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      failures: failuresOfPlaywright(report),
      left: skippedOfPlaywright(report),
      slowest: slowestOf(timesOfPlaywright(report)),
    }),
  });
}

/** A run that fails without a failed test counts as one: nothing that went wrong is 0 failed. */
function suite({ name, command, args, options = () => ({}), read }) {
  return {
    name,
    run() {
      const folder = mkdtempSync(join(tmpdir(), 'talent-test-'));
      const file = join(folder, 'report.json');
      const status = run(command, args(file), options(file));
      let result = { passed: 0, failed: 0, skipped: 0, failures: [], left: [] };
      try {
        result = read(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        result.failures.push(`${name} left no report`);
      }
      rmSync(folder, { recursive: true, force: true });
      if (status !== 0 && result.failed === 0) {
        result.failed = 1;
        if (result.failures.length === 0) result.failures.push(`${name} ended with ${status}`);
      }
      return result;
    },
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

/** The files that take longest, longest first: there time is to be saved. */
function slowestOf(times) {
  const sums = new Map();
  for (const { file, ms } of times) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums]
    .map(([file, ms]) => ({ file, seconds: Math.round(ms / 1000) }))
    .sort((left, right) => right.seconds - left.seconds)
    .slice(0, 12);
}

function timesOfVitest({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }));
}

/** Every test of playwright's report; its suites hold suites. */
function specsOf({ suites = [], specs = [] }) {
  return [...suites.flatMap(specsOf), ...specs];
}

function timesOfPlaywright(report) {
  return specsOf(report).flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, ms: duration }))),
  );
}

function skippedOfVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status))
      .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
  );
}

function failuresOfPlaywright(report) {
  return specsOf(report)
    .filter((spec) => !spec.ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}:${line} › ${title}\n${errors.map((error) => error.message).join('\n')}`;
    });
}

function skippedOfPlaywright(report) {
  return specsOf(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ file, line, title }) => `${file}:${line} › ${title}`);
}

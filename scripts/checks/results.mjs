/** Collects what each step of a run of checks came to; the table is printed at the end, where a log that was cut still has it. */
export function createResults() {
  const rows = [];
  return {
    /** `start` is what `performance.now()` was; a result with `notRun` says why nothing was run. */
    record(name, result, start) {
      const seconds = Math.round((performance.now() - start) / 1000);
      rows.push({ name, seconds, ...result });
      console.log(`\n== ${name}: ${sentenceOf(result)} in ${seconds} s\n`);
    },
    /** Prints failures, then the table, and returns the exit code. */
    async print() {
      // Not above: an old Node reads this file too, and no TypeScript.
      const { table } = await import('@talent/node/terminal/table');
      const cells = rows.map(({ name, passed, failed, skipped, seconds, notRun }) => [
        name,
        ...(notRun === undefined ? [passed, failed, skipped].map(String) : ['not run', '', '']),
        timeOf(seconds),
      ]);
      console.log(`\n${table(['step', 'passed', 'failed', 'skipped', 'time'], cells)}`);
      for (const { name, slowest = [] } of rows) {
        const files = slowest.map(({ file, seconds }) => `${file} ${seconds} s`);
        if (files.length > 0) console.log(`\nslowest of ${name}: ${files.join(', ')}`);
      }
      for (const { name, notRun } of rows) {
        if (notRun !== undefined) console.log(`\nNOT RUN ${name}: ${notRun}`);
      }
      for (const { left } of rows) {
        for (const test of left) console.log(`\nSKIPPED ${test}`);
      }
      for (const { failures } of rows) {
        for (const failure of failures) console.log(`\nFAILED ${failure}`);
      }
      const all = rows.reduce(
        (sum, { passed, failed, skipped }) => ({
          passed: sum.passed + passed,
          failed: sum.failed + failed,
          skipped: sum.skipped + skipped,
        }),
        { passed: 0, failed: 0, skipped: 0 },
      );
      console.log(`\n${sentenceOf(all)}`);
      return rows.some(({ failed, notRun }) => failed > 0 || notRun !== undefined) ? 1 : 0;
    },
  };
}

function sentenceOf({ passed, failed, skipped, notRun }) {
  if (notRun !== undefined) return `not run: ${notRun}`;
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

function timeOf(seconds) {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

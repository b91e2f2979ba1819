import { join } from 'node:path';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { table } from '@talent/node/terminal/table';
import { UsageError } from '@talent/node/terminal/usage-error';
import { areaNames, type AreaName } from './areas.ts';
import { allBreaks } from './breaks/all-breaks.ts';
import { startRunner } from './run-named.ts';
import { copyWorkingTree, type WorkingCopy } from './working-copy.ts';

const command = createCommand('pnpm mutate', terminalOutput)
  .description(
    'Breaks the product on purpose, in a copy of the working tree, and runs the tests that should notice: the mistakes that were ' +
      'written down in e2e/mutate/breaks, a second or two for each. Exit code 1: a break survived.',
  )
  .argument('[areas...]', `some of ${areaNames.join(', ')}; default: all`)
  .action(async (given: string[]) => {
    const areas = given.length === 0 ? areaNames : given.map(areaOf);
    const isGood = await withCopy((copy) => runNamed(copy, areas));
    // Vitest has set it to 1 with the first red test.
    process.exitCode = isGood ? 0 : 1;
  });

function areaOf(name: string): AreaName {
  const area = areaNames.find((each) => each === name);
  if (area === undefined) {
    throw new UsageError(`There is no area "${name}". The areas: ${areaNames.join(', ')}.`);
  }
  return area;
}

async function withCopy<T>(work: (copy: WorkingCopy) => Promise<T>): Promise<T> {
  const copy = await copyWorkingTree(join(import.meta.dirname, '../..'));
  const stop = (): void => void copy.remove().then(() => process.exit(130));
  process.once('SIGINT', stop);
  try {
    return await work(copy);
  } finally {
    process.removeListener('SIGINT', stop);
    await copy.remove();
  }
}

/** Tries the named breaks, and prints each with the test that was red. Resolves to whether all were. */
async function runNamed(copy: WorkingCopy, areas: readonly AreaName[]): Promise<boolean> {
  const breaks = areas.flatMap((area) => allBreaks[area].map((named) => ({ area, named })));
  const tests = [...new Set(breaks.flatMap(({ named }) => named.tests))];
  const runner = await startRunner(copy);
  const unbroken = await runner.run(tests);
  if (unbroken.status !== 'survived') {
    console.error('The tests must be green before anything is broken:');
    console.error(unbroken.status === 'red' ? unbroken.failed : unbroken.output);
    await runner.close();
    return false;
  }
  const rows: string[][] = [];
  for (const { area, named } of breaks) {
    const verdict = await runner.tryBreak(named);
    if (verdict.status === 'not-run') console.error(verdict.output);
    const seen = verdict.status === 'red' ? verdict.failed : verdict.status.toUpperCase();
    rows.push([area, named.name, seen]);
    console.error(`${rows.length} of ${breaks.length}: ${verdict.status}, ${named.name}`);
  }
  await runner.close();
  const red = rows.filter(([, , seen = '']) => seen.includes('.test.'));
  console.log(table(['area', 'break', 'red'], rows));
  console.log(`\n${red.length} of ${rows.length} named breaks are red.`);
  return red.length === rows.length;
}

const code = await runCommand(command, process.argv.slice(2), terminalOutput);
if (code !== 0) process.exitCode = code;

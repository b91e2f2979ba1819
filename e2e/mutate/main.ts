import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { table } from '@talent/node/terminal/table';
import { UsageError } from '@talent/node/terminal/usage-error';
import { allBreaks } from './breaks/all-breaks.ts';
import { startRunner } from './run-named.ts';

const areas = Object.keys(allBreaks);

const command = createCommand('pnpm mutate', terminalOutput)
  .description(
    'Breaks the product on purpose, in memory, and runs the tests that should notice: the mistakes that were ' +
      'written down in e2e/mutate/breaks, a second or two for each. Exit code 1: a break survived.',
  )
  .argument('[areas...]', `some of ${areas.join(', ')}; default: all`)
  .action(async (given: string[]) => {
    for (const name of given) {
      if (!areas.includes(name))
        throw new UsageError(`There is no area "${name}". The areas: ${areas.join(', ')}.`);
    }
    const isGood = await tryBreaks(given.length === 0 ? areas : given);
    // Vitest has set it to 1 with the first red test.
    process.exitCode = isGood ? 0 : 1;
  });

/** Tries the named breaks, and prints each with the test that was red. Resolves to whether all were. */
async function tryBreaks(chosen: readonly string[]): Promise<boolean> {
  const breaks = chosen.flatMap((area) =>
    (allBreaks[area] ?? []).map((named) => ({ area, named })),
  );
  const tests = [...new Set(breaks.flatMap(({ named }) => named.tests))];
  const runner = await startRunner();
  try {
    const unbroken = await runner.run(tests, null);
    if (unbroken !== null) {
      console.error(`The tests must be green before anything is broken:\n${unbroken}`);
      return false;
    }
    const rows: string[][] = [];
    for (const { area, named } of breaks) {
      const red = (await runner.run(named.tests, named)) ?? 'SURVIVED';
      rows.push([area, named.name, red]);
      console.error(`${rows.length} of ${breaks.length}: ${named.name}: ${red}`);
    }
    const red = rows.filter(([, , seen = '']) => seen.includes('.test.'));
    console.log(table(['area', 'break', 'red'], rows));
    console.log(`\n${red.length} of ${rows.length} named breaks are red.`);
    return red.length === rows.length;
  } finally {
    await runner.close();
  }
}

const code = await runCommand(command, process.argv.slice(2), terminalOutput);
if (code !== 0) process.exitCode = code;

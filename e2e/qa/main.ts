import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createProgress } from '@talent/node/terminal/progress';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { causeOf, groupDifferences, summaryOf } from './report/findings.ts';
import { htmlOf } from './report/html-report.ts';
import { markdownOf } from './report/markdown-report.ts';
import { openTarget, targetOptions, type Target } from './target.ts';
import { AT_ONCE } from './visit-page.ts';
import { compareTargets } from './visit-site.ts';

interface QaOptions {
  channel: string;
  against: string;
  site?: string;
  page?: string[];
  changedOnly?: true;
  atOnce: number;
  out: string;
  markdown?: string;
}

function parseCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= 16) return count;
  throw new UsageError(`--at-once "${text}" is no number from 1 to 16`);
}

const command = createCommand('pnpm qa', terminalOutput)
  .description(
    'Opens every page of a preview and of what visitors get, at 360 and 1280 px, light and dark, and writes one HTML report of ' +
      'everything that differs, with the app and version that it comes from. Exit code 1: something broke.',
  )
  .requiredOption(
    '--channel <name>',
    'the release to check: a preview channel, a revision (stable.42), the link that "pnpm ship" prints, or the URL of a site',
  )
  .option('--against <name>', 'the release to compare with: the same kinds', 'stable')
  .option('--site <url>', 'the running site; default: SITE_URL, or the one of DATA_DIR')
  .option('--page <path...>', 'pages to look at, instead of all')
  .option(
    '--changed-only',
    'do not open pages that both releases send with the same bytes and the same versions of their apps',
  )
  .option('--at-once <count>', 'pages that are opened at the same time', parseCount, AT_ONCE)
  .option('--out <file>', 'where the report is written', 'qa-report.html')
  .option('--markdown <file>', 'where a summary for a pull request is written')
  .action(async (options: QaOptions) => {
    const sides = await targetOptions(options.site);
    const before = await openTarget(options.against, sides);
    const after = await openTarget(options.channel, sides).catch(async (error: unknown) => {
      await before.close();
      throw error;
    });
    try {
      await compareAndReport(before, after, options);
    } finally {
      await before.close();
      await after.close();
    }
  });

async function compareAndReport(before: Target, after: Target, options: QaOptions): Promise<void> {
  const { page = [], changedOnly = false, atOnce, out, markdown } = options;
  const progress = createProgress(process.stdout);
  const comparison = await progress.step('Look at the pages', (advance) =>
    compareTargets(before, after, {
      paths: page,
      changedOnly,
      atOnce,
      onPage: (path, done, all) => advance(done / all, `${done} of ${all}: ${path}`),
    }),
  );
  const file = resolve(out);
  await writeFile(file, htmlOf(comparison, new Date()));
  if (markdown !== undefined) await writeFile(resolve(markdown), `${markdownOf(comparison)}\n`);
  for (const { sample, paths } of groupDifferences(comparison.differences)) {
    const where = paths.length === 1 ? paths[0] : `${paths[0]} and ${paths.length - 1} more`;
    console.log(
      `${sample.broken ? 'BROKEN ' : 'changed'} ${where}: ${sample.text} (${causeOf(sample)})`,
    );
  }
  console.log(`\n${summaryOf(comparison)}\nReport: ${file}`);
  if (comparison.differences.some(({ broken }) => broken)) process.exitCode = 1;
}

const code = await runCommand(command, process.argv.slice(2), terminalOutput);
if (code !== 0) process.exitCode = code;

import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { createProgress } from '@talent/node/terminal/progress';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { siteOrigin } from '@talent/backend/running/resolve-backend';
import { causeOf, htmlOf, markdownOf, summaryOf } from './report.ts';
import { openTarget } from './target.ts';
import { compareTargets } from './visit-site.ts';

interface QaOptions {
  channel: string;
  against: string;
  site?: string;
  page?: string[];
  out: string;
  markdown?: string;
}

const command = createCommand('pnpm qa', terminalOutput)
  .description(
    'Opens every page of a preview and of what visitors get, at 360 and 1280 px, light and dark, and writes one HTML report of ' +
      'everything that differs, with the app and version that it comes from. Exit code 1: something broke.',
  )
  .requiredOption(
    '--channel <name>',
    'the release to check: a preview channel, the link that "pnpm ship" prints, or the URL of a site',
  )
  .option('--against <name>', 'the release to compare with: the same kinds', 'stable')
  .option('--site <url>', 'the running site; default: SITE_URL, or the one of DATA_DIR')
  .option(
    '--page <path>',
    'a page to look at, instead of all; may be repeated',
    (path, paths: string[] | undefined) => [...(paths ?? []), path],
  )
  .option('--out <file>', 'where the report is written', 'qa-report.html')
  .option('--markdown <file>', 'where a summary for a pull request is written')
  .action(async ({ channel, against, site, page = [], out, markdown }: QaOptions) => {
    const environment = readProcessEnvironment();
    const origin = site ?? (await siteOrigin(environment));
    const { previewOrigin } = environment;
    const options = { origin, previewOrigin, keys: environment };
    const [before, after] = [
      await openTarget(against, options),
      await openTarget(channel, options),
    ];
    const progress = createProgress(process.stdout);
    const comparison = await progress.step('Look at the pages', (advance) =>
      compareTargets(before, after, {
        paths: page,
        onPage: (path, done, all) => advance(done / all, `${done} of ${all}: ${path}`),
      }),
    );
    const file = resolve(out);
    await writeFile(file, htmlOf(comparison, new Date()));
    if (markdown !== undefined) {
      await writeFile(resolve(markdown), `${markdownOf(comparison)}\n`);
    }
    for (const difference of comparison.differences) {
      const { broken, path, text } = difference;
      console.log(`${broken ? 'BROKEN ' : 'changed'} ${path}: ${text} (${causeOf(difference)})`);
    }
    console.log(`\n${summaryOf(comparison)}\nReport: ${file}`);
    if (comparison.differences.some(({ broken }) => broken)) process.exitCode = 1;
  });
const code = await runCommand(command, process.argv.slice(2), terminalOutput);
if (code !== 0) process.exitCode = code;

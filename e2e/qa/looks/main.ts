import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { siteOrigin } from '@talent/backend/running/resolve-backend';
import { readProcessEnvironment } from '@talent/node/env/environment';
import { createProgress } from '@talent/node/terminal/progress';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { createComposer } from '@talent/platform/cli/create-composer';
import { localTrust } from '@talent/platform/registry/local-trust';
import { withTrust } from '@talent/platform/registry/release-store';
import { openStore } from '@talent/platform/store/open-store';
import { openTarget } from '../target.ts';
import { sheetHtml } from './sheet-html.ts';
import { takePictures } from './take-pictures.ts';

interface LooksOptions {
  channel: string;
  against?: string;
  site?: string;
  page?: string[];
  out: string;
}

/** Much of a visit is waiting for silence on the network: four pages keep two cores busy. */
const AT_ONCE = 4;

const command = createCommand('pnpm qa looks', terminalOutput)
  .description(
    'Takes a picture of every page, at 360 and 1280 px, light and dark, and shows them all on one HTML sheet: of one release, or of ' +
      'two beside each other.',
  )
  .option(
    '--channel <name>',
    'the release to look at: a channel, a revision (stable.42), the link that "pnpm ship" prints, or the URL of a site',
    'stable',
  )
  .option('--against <name>', 'the release before it: the same kinds')
  .option('--site <url>', 'the running site; default: SITE_URL, or the one of DATA_DIR')
  .option(
    '--page <path>',
    'a page to look at, instead of all; may be repeated',
    (path, paths: string[] | undefined) => [...(paths ?? []), path],
  )
  .option('--out <folder>', 'where the sheet and its pictures are written', 'looks')
  .action(async ({ channel, against, site, page = [], out }: LooksOptions) => {
    const environment = readProcessEnvironment();
    const { previewOrigin, dataDir } = environment;
    const origin = site ?? (await siteOrigin(environment));
    const store = withTrust(openStore(dataDir, environment.store), localTrust(environment));
    const sides = { origin, previewOrigin, store, compose: createComposer(store, environment) };
    const after = await openTarget(channel, sides);
    try {
      const before = against === undefined ? null : await openTarget(against, sides);
      try {
        const folder = resolve(out);
        const pages = await createProgress(process.stdout).step('Take pictures', (advance) =>
          takePictures(before, after, {
            paths: page,
            folder,
            atOnce: AT_ONCE,
            onPage: (path, done, all) => advance(done / all, `${done} of ${all}: ${path}`),
          }),
        );
        const labels = { before: before?.label ?? null, after: after.label };
        const sheet = join(folder, 'index.html');
        await writeFile(sheet, sheetHtml(pages, { labels, madeAt: new Date() }));
        console.log(`\nSheet: ${sheet}`);
      } finally {
        await before?.close();
      }
    } finally {
      await after.close();
    }
  });

const code = await runCommand(command, process.argv.slice(2), terminalOutput);
if (code !== 0) process.exitCode = code;

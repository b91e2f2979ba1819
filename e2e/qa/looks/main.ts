import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createProgress } from '@talent/node/terminal/progress';
import { createCommand, runCommand, terminalOutput } from '@talent/node/terminal/run-command';
import { forEachLimited } from '@talent/platform/store/for-each-limited';
import { escapeHtml } from '@talent/sdk/server';
import { inBrowser } from '../../fixtures/browser/in-browser.ts';
import { looks, nameOfLook, type Look } from '../page-facts.ts';
import { openTarget, targetOptions } from '../target.ts';
import { AT_ONCE, inAnotherTab, LOAD_MS, openContext, PICTURE_MS, settle } from '../visit-page.ts';
import { pathsOf } from '../visit-site.ts';

interface LooksOptions {
  channel: string;
  site?: string;
  page?: string[];
  out: string;
}

/** Quality of the pictures, 0 to 100: letters stay sharp, and all pages of the site have some hundred MB. */
const QUALITY = 40;

const command = createCommand('pnpm qa looks', terminalOutput)
  .description(
    'Takes a picture of every page, at 360 and 1280 px, light and dark, and shows them all on one HTML sheet.',
  )
  .option(
    '--channel <name>',
    'the release to look at: a channel, a revision (stable.42), the link that "pnpm ship" prints, or the URL of a site',
    'stable',
  )
  .option('--site <url>', 'the running site; default: SITE_URL, or the one of DATA_DIR')
  .option('--page <path...>', 'pages to look at, instead of all')
  .option('--out <folder>', 'where the sheet and its pictures are written', 'looks')
  .action(async ({ channel, site, page, out }: LooksOptions) => {
    const target = await openTarget(channel, await targetOptions(site));
    const folder = resolve(out);
    await mkdir(folder, { recursive: true });
    try {
      const paths = page ?? (await pathsOf(target));
      let done = 0;
      await createProgress(process.stdout).step('Take pictures', (advance) =>
        inBrowser((browser) =>
          forEachLimited(paths, AT_ONCE, async (path) => {
            for (const look of looks) {
              const png = await inAnotherTab(async () => {
                const context = await openContext(browser, target, look);
                try {
                  const tab = await context.newPage();
                  await tab.goto(target.origin + path, { waitUntil: 'load', timeout: LOAD_MS });
                  await settle(tab);
                  const kind = { type: 'jpeg', quality: QUALITY, fullPage: true } as const;
                  return await tab.screenshot({ ...kind, timeout: PICTURE_MS });
                } finally {
                  await context.close();
                }
              });
              await writeFile(join(folder, fileOf(path, look)), png);
            }
            advance((done += 1) / paths.length, `${done} of ${paths.length}: ${path}`);
          }),
        ),
      );
      const sheet = join(folder, 'index.html');
      await writeFile(sheet, sheetHtml(target.label, paths));
      console.log(`\nSheet: ${sheet}`);
    } finally {
      await target.close();
    }
  });

function fileOf(path: string, { width, scheme }: Look): string {
  const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  return `${name}-${width}-${scheme}.jpg`;
}

/** All pictures on one sheet, a row a page: an HTML document that loads the files beside it, and no script. */
function sheetHtml(label: string, paths: readonly string[]): string {
  const rows = paths.map((path) => {
    const pictures = looks.map((look) => {
      const file = fileOf(path, look);
      return `<a href="${file}"><img src="${file}" alt="${nameOfLook(look)}" width="${look.width / 3.6}" loading="lazy"></a>`;
    });
    return `<h2>${escapeHtml(path)}</h2>\n${pictures.join('\n')}`;
  });
  const title = `Looks of ${escapeHtml(label)}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>\n${rows.join('\n')}\n</html>\n`;
}

const code = await runCommand(command, process.argv.slice(2), terminalOutput);
if (code !== 0) process.exitCode = code;

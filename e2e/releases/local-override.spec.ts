import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { signInToStaff, type Account } from '../fixtures/accounts/accounts.ts';
import { makeAdmin } from '../fixtures/accounts/staff-accounts.ts';
import { storedRows } from '../fixtures/rows/stored-rows.ts';
import { readMainRun } from '../fixtures/sites/main-site.ts';
import { expect, isHydrated, test, headerLink } from '../fixtures/test.ts';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@talent/node/net/free-port';
import { copyApp, type CopiedApp } from '../fixtures/sites/copied-app.ts';
import { launchProgram, untilUp } from '../fixtures/sites/program.ts';

const blogPath = '/ai-hiring-insights-blog';
const BLOG_TEXTS = 'src/content/blog-index.ts';
const LIVE = 'AI hiring insights';
const LOCAL = 'Edited on this machine';

// The first test builds the blog once more, which takes minutes on a busy machine.
test.describe.configure({ mode: 'default', timeout: 480_000 });

let blog: OnSiteApp;
test.beforeAll(async () => {
  blog = await makeOnSiteApp('mfe-blog', [BLOG_TEXTS, LIVE, LOCAL]);
});
test.afterAll(() => blog.remove());

const heading = (page: Page) => page.locator('main [data-app="mfe-blog"] h1');
const badge = (page: Page) => page.getByRole('complementary', { name: 'Local override' });

async function asAdmin(page: Page, request: APIRequestContext, name: string): Promise<Account> {
  const account = await makeAdmin(request, name);
  await signInToStaff(page, account);
  return account;
}

/** Opens the link of the terminal, and begins the override of an app with its button. */
async function press(page: Page, app: string, { link, code }: OnSiteProcess): Promise<void> {
  await page.goto(link);
  const button = page.getByRole('button', { name: `Show ${app} from here` });
  await button.waitFor();
  await expect(page.getByRole('definition').filter({ hasText: code })).toBeVisible();
  await button.click();
}

async function begin(page: Page, server: OnSiteProcess): Promise<void> {
  await press(page, 'mfe-blog', server);
  await page.waitForURL(`**${blogPath}`);
  await heading(page).waitFor();
}

/** The list of posts as someone without an override gets it. */
async function visit(browser: Browser, baseURL: string) {
  const visitor = await browser.newPage({ baseURL });
  const response = await visitor.goto(blogPath);
  await expect(heading(visitor)).toContainText(LIVE);
  await expect(badge(visitor)).toHaveCount(0);
  const policy = response?.headers()['content-security-policy'];
  const body = await response?.text();
  await visitor.close();
  return { policy, body };
}

test('an admin sees the blog from the own machine on the live site, and nobody else does @release', async ({
  page,
  browser,
  request,
  trouble,
}) => {
  const { url } = await readMainRun();
  const server = await blog.start(url);
  try {
    const before = await visit(browser, url);
    await asAdmin(page, request, 'override');
    const files: string[] = [];
    page.on('request', (asked) => files.push(asked.url()));
    await begin(page, server);

    await expect(heading(page)).toContainText(LOCAL);
    await isHydrated(page);
    await expect(badge(page)).toContainText(`mfe-blog from ${server.host}, until `);
    expect(files.filter((file) => file.includes('/assets/mfe-blog/'))).toEqual([]);
    const local = files.filter((file) => file.startsWith(`http://${server.host}/`));
    expect(local.some((file) => file.endsWith('.css'))).toBe(true);
    expect(local.some((file) => /\/blog-index-[\w-]{8}\.js$/.test(file))).toBe(true);

    // Another app of the page is the live one, and the way back shows the blog from here again.
    await page.getByRole('button', { name: 'Essential Only' }).click();
    await headerLink(page, 'About Us').click();
    await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeVisible();
    await expect(badge(page)).toContainText('mfe-blog from ');
    await headerLink(page, 'Blog').click();
    await expect(heading(page)).toContainText(LOCAL);
    await page.goto('/about-ai-talent-experts');
    await expect(badge(page)).toContainText('mfe-blog from ');
    await isHydrated(page);
    await headerLink(page, 'Blog').click();
    await expect(heading(page)).toContainText(LOCAL);

    expect(await visit(browser, url)).toEqual(before);
    expect(before.policy).not.toContain('localhost');

    await blog.edit(BLOG_TEXTS, LOCAL, 'Edited once more');
    await expect(heading(page)).toContainText('Edited once more', { timeout: 120_000 });
    expect(trouble.messages).toEqual([]);

    await badge(page).getByRole('button', { name: 'End override' }).click();
    await expect(heading(page)).toContainText(LIVE);
    await expect(page).toHaveURL(url + blogPath);
    await isHydrated(page);
    await expect(badge(page)).toHaveCount(0);
    const entries = await storedRows(
      `audit_log?select=action,subject&details->>origin=eq.http://${server.host}&order=id`,
    );
    expect(entries).toEqual([
      { action: 'override.begun', subject: 'app:mfe-blog' },
      { action: 'override.ended', subject: 'app:mfe-blog' },
    ]);
  } finally {
    await server.stop();
  }
});

const run = promisify(execFile);
const build = fileURLToPath(new URL('../../shared/kit/build/src/cli.ts', import.meta.url));
const child = fileURLToPath(new URL('../fixtures/sites/on-site-child.ts', import.meta.url));

/** An app on this machine, for one session of a site. */
interface OnSiteProcess {
  /** `localhost:<port>`. */
  host: string;
  /** The link and the code that the terminal shows. */
  link: string;
  code: string;
  stop: () => Promise<unknown>;
}

/** A built app of which one text differs, to be shown on a site. */
interface OnSiteApp extends Pick<CopiedApp, 'edit' | 'remove'> {
  /** Starts `pnpm dev APP --on URL`. */
  start: (url: string) => Promise<OnSiteProcess>;
}

async function makeOnSiteApp(
  app: string,
  [file, find, replace]: readonly [file: string, find: string, replace: string],
): Promise<OnSiteApp> {
  // The command of the build is looked for beside the apps.
  const { folder, edit, remove } = await copyApp(app, ['shared']);
  await edit(file, find, replace);
  // A start finds that nothing has changed since.
  await run(process.execPath, [build], { cwd: join(folder, app) });
  return { edit, remove, start: (url) => start(folder, app, url) };
}

async function start(folder: string, app: string, url: string): Promise<OnSiteProcess> {
  const port = await freePort();
  const server = launchProgram([child, folder, app, url, String(port)], { LITE_TELEMETRY: '0' });
  await untilUp(server);
  const printed = (label: string) =>
    new RegExp(`${label}: +(.+)`).exec(server.output())?.[1]?.trim() ?? '';
  return {
    host: `localhost:${port}`,
    link: printed('Open'),
    code: printed('Code'),
    stop: server.stop,
  };
}

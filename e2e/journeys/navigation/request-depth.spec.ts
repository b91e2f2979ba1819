import { admin, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { refuseCookies, expect, isHydrated, test } from '../../fixtures/test.ts';
import { followRequestDepths } from '../../fixtures/browser/request-depths.ts';
import type { Page } from '@playwright/test';

/** Address without origin, version and hash: `shell/start.js`. */
function plainName(url: string): string {
  const { pathname } = new URL(url);
  const [, app, file] = /^\/assets\/([^/]+)\/(?:[^/]+\/)?([^/]+)$/.exec(pathname) ?? [];
  return app && file ? `${app}/${file.replace(/-[\w-]{8}(?=\.\w+$)/, '')}` : pathname;
}

/** The requests of a page by their depth, after it has loaded; nothing is prefetched. */
async function requestsByDepth(page: Page, path: string): Promise<string[][]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const depths = await followRequestDepths(page, session);
  await page.goto(path, { waitUntil: 'networkidle' });
  await isHydrated(page);
  const byDepth: string[][] = [];
  for (const [url, depth] of await depths()) (byDepth[depth] ??= []).push(plainName(url));
  return byDepth.map((names) => names.toSorted());
}

/** Files that the document of every page names. The styles of its remote come on top. */
const namedByDocument = [
  'shell/inter.woff2',
  'shell/newsreader.woff2',
  'shell/shell.js',
  'shell/style.css',
];

/** Pages, the remote and script of each, and what it asks for later, depth by depth. */
const publicPages = [
  ['/', 'mfe-marketing', 'home', []],
  ['/ai-salary-guide-2025', 'mfe-salary-tools', 'salary-guide', []],
  [
    '/ai-ml-salary-data',
    'mfe-salary-tools',
    'salary-data',
    // The forms below the figures are served as HTML and work; their checks in the browser come last.
    [
      ['mfe-salary-tools/alert-form.js', 'mfe-salary-tools/email-form.js'],
      ['mfe-salary-tools/use-sent-form.js'],
    ],
  ],
  ['/ai-hiring-insights-blog', 'mfe-blog', 'blog-index', []],
] as const;

test('the document names styles, fonts and the entry; the entry asks for all scripts at once', async ({
  browser,
  baseURL,
  page,
}) => {
  let shellScripts: string[] = [];
  for (const [path, remote, script, deeper] of publicPages) {
    const tab = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await refuseCookies(tab);
    const [document, named, started = [], ...later] = await requestsByDepth(tab, path);
    expect(document).toEqual([path]);
    expect(named, path).toEqual([...namedByDocument, `${remote}/style.css`].toSorted());
    expect(started, path).toEqual(
      expect.arrayContaining(['shell/react.js', 'shell/start.js', `${remote}/${script}.js`]),
    );
    const other = started.filter((name) => !/^(shell|mfe-[a-z-]+)\/[\w-]+\.js$/.test(name));
    expect(other, path).toEqual([]);
    expect(later, path).toEqual(deeper);
    shellScripts = started.filter((name) => name.startsWith('shell/'));
    await tab.close();
  }

  await refuseCookies(page);
  await signInToStaff(page, admin);
  // Another tab: the one that signed in may still be prefetching for the page it came from.
  const tab = await page.context().newPage();
  const [document, named, started, ...later] = await requestsByDepth(tab, '/seo-dashboard');
  expect(document).toEqual(['/seo-dashboard']);
  expect(named).toEqual(namedByDocument);
  expect(started).toEqual(shellScripts);
  expect(later.flat()).toContain('mfe-admin/seo-dashboard.js');
});

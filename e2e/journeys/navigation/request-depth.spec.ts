import { admin, signInToStaff } from '../../fixtures/accounts/accounts.ts';
import { refuseCookies } from '../../fixtures/browser/refuse-cookies.ts';
import { followRequestDepths } from '../../fixtures/browser/request-depths.ts';
import type { Page } from '@playwright/test';
import { expect, isHydrated, test } from '../../fixtures/test.ts';

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

/** Scripts of the shell that wait for the first paint: the entry asks for them. */
const shellScripts = [
  'shell/__federation_shared_-talent-sdk.js',
  'shell/__federation_shared_react-dom.js',
  'shell/__federation_shared_react.js',
  'shell/base.js',
  'shell/frame.js',
  'shell/react.js',
  'shell/rolldown-runtime.js',
  'shell/start.js',
];

const publicPages = [
  {
    path: '/',
    remote: 'mfe-marketing',
    scripts: ['__federation_expose_Routes', 'container', 'home', 'shared', 'source-note'],
    deeper: [],
  },
  {
    path: '/ai-salary-guide-2025',
    remote: 'mfe-salary-tools',
    scripts: [
      '__federation_expose_Routes',
      'container',
      ...Array.from({ length: 5 }, () => 'part'),
      'salary-guide',
      'shared',
    ],
    deeper: [],
  },
  {
    path: '/ai-ml-salary-data',
    remote: 'mfe-salary-tools',
    scripts: [
      '__federation_expose_Routes',
      'container',
      ...Array.from({ length: 10 }, () => 'part'),
      'salary-data',
      'shared',
    ],
    // The forms below the figures are served as HTML and work; their checks in the browser come last.
    deeper: [
      ['mfe-salary-tools/alert-form.js', 'mfe-salary-tools/email-form.js'],
      ['mfe-salary-tools/part.js', 'mfe-salary-tools/use-sent-form.js'],
    ],
  },
  {
    path: '/ai-hiring-insights-blog',
    remote: 'mfe-blog',
    scripts: [
      '__federation_expose_Routes',
      'blog-index',
      'container',
      'cover-image',
      'post-link',
      'search-form',
      'shared',
    ],
    deeper: [],
  },
];

test('the document names styles, fonts and the entry; the entry asks for all scripts at once', async ({
  browser,
  baseURL,
  page,
}) => {
  for (const { path, remote, scripts, deeper } of publicPages) {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await refuseCookies(page);
    const ofRemote = scripts.map((name) => `${remote}/${name}.js`);
    expect(await requestsByDepth(page, path), path).toEqual([
      [path],
      [...namedByDocument, `${remote}/style.css`].toSorted(),
      [...shellScripts, ...ofRemote].toSorted(),
      ...deeper,
    ]);
    await page.close();
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

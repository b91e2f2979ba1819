import { startFaultProxy } from '../../faults/fault-proxy.ts';
import { startIsolatedSite } from '../../fixtures/sites/isolated-site.ts';
import { expect, openPage, headerLink } from '../../fixtures/test.ts';
import { journey } from '../journey.ts';

journey('a changed script is refused', async ({ visitor, engineName }) => {
  const { page } = visitor;
  const hasRun = () => page.evaluate(() => '__corrupted' in globalThis);
  const site = await startIsolatedSite();
  const proxy = await startFaultProxy(site.url);
  try {
    // The bytes would run: only their hash can tell. The page's import map has it on arrival.
    proxy.spoil(/^\/assets\/mfe-blog\/.*\.js$/, 'corrupt');
    await page.goto(`${proxy.url}/ai-hiring-insights-blog`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await hasRun()).toBe(false);

    // On the way, links that preload modules have it.
    await openPage(page, proxy.url);
    await headerLink(page, 'Blog').click();
    if (engineName === 'webkit') {
      // WebKit 2.50 fetches the module again, without the hash of its link: decision 64. The day that this fails, it is no exception any more.
      await page.waitForFunction(() => '__corrupted' in globalThis);
      return;
    }
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await hasRun()).toBe(false);
  } finally {
    await proxy.close();
    await site.close();
  }
});

journey('a page that a navigation opens imports its later scripts', async ({ visitor }) => {
  const { page } = visitor;
  await openPage(page, '/');
  await headerLink(page, 'Salary Dashboard').click();
  // Both forms are imported after the page is shown.
  await page.waitForFunction(() =>
    ['#sign-up form', '#alert form'].every((form) =>
      Object.keys(document.querySelector(form) ?? {}).some((key) => key.startsWith('__react')),
    ),
  );
});

journey('a script without a hash is refused', async ({ visitor, engineName }) => {
  const { page } = visitor;
  await openPage(page, '/');
  const outcome = await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    // The page gives the hash of this file without a query only.
    const url = `${script?.src}?without-hash`;
    const { ok } = await fetch(url);
    if (!ok) return 'no file';
    return import(url).then(
      () => 'ran',
      () => 'refused',
    );
  });
  // WebKit 2.50 refuses scripts with a hash too, so it gets no policy: decision 112.
  expect(outcome).toBe(engineName === 'webkit' ? 'ran' : 'refused');
});

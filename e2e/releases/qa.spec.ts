import { releaseBasis } from '@talent/platform/release/plan/release-basis';
import { promote } from '@talent/platform/release/promote';
import { publishArtifact } from '@talent/platform/release/publish/publish';
import { listChannels } from '@talent/platform/registry/registry';
import { buildChangedBlog, CHANGED_HEADING } from '../fixtures/sites/edited-build.ts';
import { siteTest as test, type IsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { expect, isHydrated } from '../fixtures/test.ts';
import { openTarget } from '../qa/target.ts';
import type { Look } from '../qa/page-facts.ts';
import { openContext } from '../qa/visit-page.ts';
import { compareTargets } from '../qa/visit-site.ts';

/** A preview of what is live, with other versions of some apps. */
async function preview(
  { store, compose }: IsolatedSite,
  channel: string,
  versions: Record<string, string>,
): Promise<void> {
  const { apps } = await releaseBasis(store, 'stable');
  await promote({ store, channel, versions: { ...apps, ...versions }, compose });
}

const optionsOf = ({ url: origin, store, compose }: IsolatedSite) => ({
  origin,
  previewOrigin: null,
  store,
  compose,
});

/** One look of the four: the small case is about finding and naming. */
const wideAndLight: Look = { width: 1280, scheme: 'light' };

async function compare(site: IsolatedSite, channel: string) {
  const options = optionsOf(site);
  const before = await openTarget('stable', options);
  const after = await openTarget(channel, options);
  const paths = ['/ai-hiring-insights-blog'];
  try {
    return await compareTargets(before, after, {
      ...{ paths, looks: [wideAndLight] },
      onPage: () => undefined,
    });
  } finally {
    await after.close();
  }
}

test('the comparison of a preview finds what was changed and names the app; an unchanged one has no difference @release', async ({
  site,
}) => {
  await preview(site, 'same', {});
  expect((await compare(site, 'same')).differences).toEqual([]);

  const folder = await buildChangedBlog();
  const { manifest } = await publishArtifact({ store: site.store, channel: 'next', folder });
  await preview(site, 'next', { 'mfe-blog': manifest.version });
  const { differences } = await compare(site, 'next');
  const texts = differences.filter(({ kind }) => kind === 'text').map(({ text }) => text);
  // In the heading and in the last step of the breadcrumb.
  const text = `"${CHANGED_HEADING}" in place of "AI hiring insights"`;
  expect(texts).toEqual([text, text]);
  expect(differences.filter(({ kind }) => kind === 'picture')).toHaveLength(1);
  expect(new Set(differences.map(({ app }) => app))).toEqual(new Set(['mfe-blog']));
});

test('a badge that is late is in no picture of a preview @release', async ({ browser, site }) => {
  await preview(site, 'next', {});
  const target = await openTarget('next', optionsOf(site));
  const context = await openContext(browser, target, wideAndLight);
  const page = await context.newPage();
  const { promise: isSettled, resolve: release } = Promise.withResolvers<null>();
  await page.route('**/show-preview-badge-*.js', async (route) => {
    await isSettled;
    await route.continue();
  });
  await page.goto(`${site.url}/ai-hiring-insights-blog`);
  const wasShown = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          const isBadge = (node: Node) => (node.textContent ?? '').includes('Leave preview');
          if (added.some(isBadge)) requestAnimationFrame(resolve);
        }).observe(document.body, { childList: true });
      }),
  );
  await isHydrated(page);
  const before = await page.screenshot();
  release(null);
  await wasShown;
  expect((await page.screenshot()).equals(before)).toBe(true);
  expect((await page.locator('body').innerText()).includes('Leave preview')).toBe(false);
  await context.close();
});

test('a revision is shown in a channel that is gone afterwards @release', async ({ site }) => {
  const target = await openTarget('stable.1', optionsOf(site));
  expect(target.label).toBe('stable.1');
  expect(await listChannels(site.store)).toEqual(['qa-stable-1', 'stable']);
  const shown = async () => {
    const headers = { Cookie: target.cookie ?? '' };
    const html = await (await fetch(site.url, { headers })).text();
    return /"channel":"([^"]*)"/.exec(html)?.[1];
  };
  expect(await shown()).toBe('qa-stable-1');

  await target.close();
  expect(await listChannels(site.store)).toEqual(['stable']);
  await expect.poll(shown).toBe('stable');
  await expect(openTarget('stable.999', optionsOf(site))).rejects.toThrow('there is no revision');
  expect(await listChannels(site.store)).toEqual(['stable']);
});

import { releaseBasis } from '@talent/platform/release/plan/release-basis';
import { promote } from '@talent/platform/release/promote';
import { publishArtifact } from '@talent/platform/release/publish/publish';
import { listChannels } from '@talent/platform/registry/registry';
import { buildChangedApp } from '../fixtures/sites/changed-app.ts';
import { buildChangedBlog, CHANGED_HEADING } from '../fixtures/sites/changed-blog.ts';
import { startIsolatedSite, type IsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { expect, isHydrated, test } from '../fixtures/test.ts';
import { summaryOf } from '../qa/report/findings.ts';
import { openTarget } from '../qa/target.ts';
import type { Look } from '../qa/page-facts.ts';
import { openContext } from '../qa/visit-page.ts';
import { compareTargets, type CompareOptions } from '../qa/visit-site.ts';

const finalCall = 'src/features/home/final-call.tsx';

/** A color, a sentence, a script that is missing, a page that does not answer, and a dead link. */
const faults = [
  { file: finalCall, find: 'text-sm text-ink-muted', replace: 'text-sm text-signal' },
  {
    file: 'src/features/home/content/home-resources.ts',
    find: 'Free guides and data for hiring AI engineers',
    replace: 'Read this first',
  },
  {
    file: finalCall,
    find: "import { Section } from '@talent/ui/section';",
    replace: "import { useEffect } from 'react';\nimport { Section } from '@talent/ui/section';",
  },
  {
    file: finalCall,
    find: '  return (\n    <Section',
    replace: `  useEffect(() => {
    const script = '/no-such-script.js';
    import(/* @vite-ignore */ script).catch(() => undefined);
    const end = performance.now() + 1000;
    while (performance.now() < end);
  }, []);
  return (
    <Section`,
  },
  {
    file: 'src/features/home/content/home-services.ts',
    find: "'/hire-ml-engineers'",
    replace: "'/no-such-service'",
  },
];

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

async function compare(
  site: IsolatedSite,
  channel: string,
  { paths, looks }: Pick<CompareOptions, 'paths' | 'looks'>,
) {
  const options = optionsOf(site);
  const before = await openTarget('stable', options);
  const after = await openTarget(channel, options);
  try {
    return await compareTargets(before, after, {
      paths,
      ...(looks === undefined ? {} : { looks }),
      atOnce: 2,
      onPage: () => undefined,
    });
  } finally {
    await after.close();
  }
}

test('the comparison of a preview finds what was changed and names the app; an unchanged one has no difference @release', async () => {
  const site = await startIsolatedSite();
  const options = { paths: ['/ai-hiring-insights-blog'], looks: [wideAndLight] };
  try {
    await preview(site, 'same', {});
    expect((await compare(site, 'same', options)).differences).toEqual([]);

    const folder = await buildChangedBlog();
    const { manifest } = await publishArtifact({ store: site.store, channel: 'next', folder });
    await preview(site, 'next', { 'mfe-blog': manifest.version });
    const { differences } = await compare(site, 'next', options);
    const texts = differences.filter(({ kind }) => kind === 'text').map(({ text }) => text);
    // In the heading and in the last step of the breadcrumb.
    const text = `"${CHANGED_HEADING}" in place of "AI hiring insights"`;
    expect(texts).toEqual([text, text]);
    expect(differences.filter(({ kind }) => kind === 'picture')).toHaveLength(1);
    expect(new Set(differences.map(({ app }) => app))).toEqual(new Set(['mfe-blog']));
  } finally {
    await site.close();
  }
});

test(
  'the comparison of a preview finds each of five faults and names the app; an unchanged one has no difference, three times @release',
  { tag: '@long' },
  async () => {
    test.setTimeout(1_200_000);
    const paths = ['/', '/about-ai-talent-experts'];
    const site = await startIsolatedSite();
    try {
      await preview(site, 'same', {});
      for (let time = 1; time <= 3; time += 1) {
        const { differences } = await compare(site, 'same', { paths });
        expect(differences.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
      }

      const folder = await buildChangedApp('mfe-marketing', faults);
      const { manifest } = await publishArtifact({ store: site.store, channel: 'next', folder });
      await preview(site, 'next', { 'mfe-marketing': manifest.version });
      const comparison = await compare(site, 'next', { paths });
      const found = comparison.differences;
      // The planted import changes files that both pages share, by about as many bytes as are told from.
      const elsewhere = found.filter(({ path, kind }) => path !== '/' && kind !== 'bytes');
      expect(elsewhere.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
      expect(new Set(found.map(({ app }) => app))).toEqual(new Set(['mfe-marketing']));
      expect(new Set(found.map(({ versions }) => versions[1]))).toEqual(
        new Set([manifest.version]),
      );
      const textOf = (kind: string) =>
        found.filter((each) => each.kind === kind).map(({ broken, text }) => [broken, text]);
      expect(textOf('text')).toEqual([
        [false, '"Read this first" in place of "Free guides and data for hiring AI engineers"'],
      ]);
      expect(textOf('picture')).toHaveLength(4);
      expect(textOf('links')).toEqual([[true, '/no-such-service answers 404']]);
      expect(textOf('requests')).toEqual([[true, '/no-such-script.js: 404']]);
      expect(textOf('speed')).toEqual([
        [true, expect.stringMatching(/^does not answer for \d+ ms in place of \d+ ms$/)],
        // The missing script is asked for by a script.
        [false, 'requests are 3 deep in place of 2'],
      ]);

      expect(summaryOf(comparison)).toMatch(/^next against stable, 2 pages: \d+ differences/);
    } finally {
      await site.close();
    }
  },
);

test('a badge that comes late is in no picture of a preview @release', async ({ browser }) => {
  const site = await startIsolatedSite();
  try {
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
  } finally {
    await site.close();
  }
});

test('a revision is shown in a channel of its own, which is gone after the comparison @release', async () => {
  const site = await startIsolatedSite();
  try {
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
  } finally {
    await site.close();
  }
});

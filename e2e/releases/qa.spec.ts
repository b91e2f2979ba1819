import { releaseBasis } from '@talent/platform/release/plan/release-basis';
import { promote } from '@talent/platform/release/promote';
import { publishArtifact } from '@talent/platform/release/publish/publish';
import { buildChangedApp } from '../fixtures/sites/changed-app.ts';
import { startIsolatedSite, type IsolatedSite } from '../fixtures/sites/isolated-site.ts';
import { expect, test } from '../fixtures/test.ts';
import { summaryOf } from '../qa/report.ts';
import { openTarget } from '../qa/target.ts';
import { compareTargets } from '../qa/visit-site.ts';

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

async function compare(site: IsolatedSite, channel: string) {
  const keys = { dataDir: site.dataDir, releaseKeys: null };
  const options = { origin: site.url, previewOrigin: null, keys };
  const [before, after] = [await openTarget('stable', options), await openTarget(channel, options)];
  const paths = ['/', '/about-ai-talent-experts'];
  return compareTargets(before, after, { paths, onPage: () => undefined });
}

test(
  'the comparison of a preview finds each of five faults and names the app; an unchanged one has no difference, three times',
  { tag: '@long' },
  async () => {
    test.setTimeout(600_000);
    const site = await startIsolatedSite();
    try {
      await preview(site, 'same', {});
      for (let time = 1; time <= 3; time += 1) {
        const { differences } = await compare(site, 'same');
        expect(differences.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
      }

      const folder = await buildChangedApp('mfe-marketing', faults);
      const { manifest } = await publishArtifact({ store: site.store, channel: 'next', folder });
      await preview(site, 'next', { 'mfe-marketing': manifest.version });
      const comparison = await compare(site, 'next');
      const found = comparison.differences;
      expect(new Set(found.map(({ path }) => path))).toEqual(new Set(['/']));
      expect(new Set(found.map(({ app }) => app))).toEqual(new Set(['mfe-marketing']));
      expect(new Set(found.map(({ versions }) => versions[1]))).toEqual(
        new Set([manifest.version]),
      );
      const textOf = (kind: string) =>
        found.filter((each) => each.kind === kind).map(({ broken, text }) => [broken, text]);
      expect(textOf('text')).toEqual([
        [false, 'gone: "Free guides and data for hiring AI engineers"'],
        [false, 'new: "Read this first"'],
      ]);
      expect(textOf('picture')).toHaveLength(4);
      expect(textOf('links')).toEqual([[true, '/no-such-service answers 404']]);
      expect(textOf('requests')).toEqual([[true, '/no-such-script.js: 404']]);
      expect(textOf('speed')).toEqual([
        [true, expect.stringMatching(/^does not answer for \d+ ms in place of \d+ ms$/)],
        // The missing script is asked for by a script.
        [false, 'requests are 2 deep in place of 1'],
      ]);
      expect(summaryOf(comparison)).toMatch(/^next against stable, 2 pages: \d+ differences/);
    } finally {
      await site.close();
    }
  },
);

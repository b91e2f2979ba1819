import type { ArtifactOptions } from '@talent/artifact/testing/make-artifact';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReleaseStore } from '../registry/release-store.ts';
import { artifactKey } from '../store/published-artifacts.ts';
import { createCommandSite, type CommandSite } from './testing/command-site.ts';

const SBOM = JSON.stringify({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components: [
    { name: 'zod', version: '4.0.0' },
    { name: 'marked', version: '18.0.0' },
  ],
});

let site: CommandSite;
let store: ReleaseStore;
beforeEach(async () => {
  site = await createCommandSite();
  ({ store } = site);
});
afterEach(() => site.remove());

const build = (options: ArtifactOptions) => site.build(options);
const platform = (line: string) => site.run(line);

it('shows what each live version was built from, by whom, and how many packages are in it', async () => {
  await build({ name: 'shell', patterns: ['/'] });
  const version = await build({
    name: 'mfe-blog',
    patterns: ['/blog'],
    files: { 'server/sbom.cdx.json': SBOM },
    source: { commit: '0123456789'.repeat(4), changedPaths: ['mfe-blog/src/a.ts'] },
  });
  expect(await platform('publish')).toMatchObject({
    out: expect.stringContaining(
      'mfe-blog: not clean: 1 file differs from commit 0123456789 (mfe-blog/src/a.ts)\n',
    ) as unknown,
  });
  await platform('promote shell mfe-blog');

  const { out } = await platform('status --provenance');
  expect(out).toMatch(
    new RegExp(
      `mfe-blog +${version} +0123456789 +not clean +a local build +sha256:ababababab +2\n`,
    ),
  );
  expect(out).toMatch(/shell +\S+ +- +unknown +- +- +-/);

  const { out: json } = await platform('status --provenance --json');
  expect(JSON.parse(json)).toMatchObject([
    {
      channel: 'stable',
      origins: [
        {
          app: 'mfe-blog',
          source: 'dirty',
          components: 2,
          provenance: { predicateType: 'https://slsa.dev/provenance/v1' },
          sbom: { specVersion: '1.6', components: [{ name: 'zod' }, { name: 'marked' }] },
        },
        { app: 'shell', source: 'unknown', components: null, provenance: null },
      ],
    },
  ]);

  // A list that is not the signed one says nothing.
  await store.write(artifactKey('mfe-blog', version, 'server/sbom.cdx.json'), '{}');
  expect((await platform('status --provenance')).out).toMatch(/sha256:ababababab +-\n/);
});

it('is set on a channel what it requires of its releases', async () => {
  await build({ name: 'shell', patterns: ['/'] });
  await platform('publish');
  expect((await platform('channel stable')).out).toBe(
    'stable takes versions of clean commits and of uncommitted changes\n' +
      'a release after which errors rise raises an alert\n',
  );
  expect((await platform('channel stable --require-clean-source')).out).toBe(
    'stable takes versions of clean commits only; a rollback takes any\n' +
      'a release after which errors rise raises an alert\n',
  );
  expect(await platform('promote shell')).toMatchObject({
    code: 1,
    trouble: expect.stringContaining('[dirty-source]') as unknown,
  });
  await platform('channel stable --allow-dirty-source');
  expect(await platform('promote shell')).toMatchObject({ code: 0 });
  expect(
    await platform('channel stable --allow-dirty-source --require-clean-source'),
  ).toMatchObject({ code: 2 });
});

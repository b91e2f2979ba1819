import { expect, it } from 'vitest';
import { artifactKey } from '../store/published-artifacts.ts';
import { commandSite } from './testing/command-site.ts';

const SBOM = JSON.stringify({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  components: [
    { name: 'zod', version: '4.0.0' },
    { name: 'marked', version: '18.0.0' },
  ],
});

const site = commandSite();

it('shows what each live version was built from, by whom, and how many packages are in it', async () => {
  await site.build({ name: 'shell', patterns: ['/'] });
  const version = await site.build({
    name: 'mfe-blog',
    patterns: ['/blog'],
    files: { 'server/sbom.cdx.json': SBOM },
    source: { commit: '0123456789'.repeat(4), changedPaths: ['mfe-blog/src/a.ts'] },
  });
  expect(await site.run('publish')).toMatchObject({
    out: expect.stringContaining(
      'mfe-blog: not clean: 1 file differs from commit 0123456789 (mfe-blog/src/a.ts)\n',
    ) as unknown,
  });
  await site.run('promote shell mfe-blog');

  const { out } = await site.run('status --provenance');
  expect(out).toMatch(
    new RegExp(
      `mfe-blog +${version} +0123456789 +not clean +a local build +sha256:ababababab +2\n`,
    ),
  );
  expect(out).toMatch(/shell +\S+ +- +unknown +- +- +-/);

  const { out: json } = await site.run('status --provenance --json');
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
  await site.store.write(artifactKey('mfe-blog', version, 'server/sbom.cdx.json'), '{}');
  expect((await site.run('status --provenance')).out).toMatch(/sha256:ababababab +-\n/);
});

import type { Manifest } from '@talent/artifact/manifest';
import { expect, it } from 'vitest';
import { composePublic } from './composition.ts';

type Routes = readonly { pattern: string; kind?: 'resource'; styles?: readonly string[] }[];

/** The facts of a manifest that a composition reads. */
function manifest(name: string, routes: Routes): Manifest {
  const styles = routes.flatMap((route) => route.styles ?? []);
  const files = ['client/closures.json', ...styles].map(
    (file) => [file, { integrity: `sha384-${file}` }] as const,
  );
  return {
    name,
    version: '1.0.0-0123456789',
    entry: { client: 'client/container.js', closures: 'client/closures.json' },
    files: Object.fromEntries(files),
    routes: routes.map((route) => ({ kind: 'static', styles: [], ...route })),
  } as unknown as Manifest;
}

async function stylesOf(routes: Routes): Promise<unknown> {
  const { remotes } = await composePublic({
    channel: 'stable',
    revision: 7,
    shell: manifest('shell', []),
    remotes: [manifest('mfe-blog', routes)],
    fallbackFor: {},
    needs: {},
    publishableKey: 'key',
    collectAnalytics: false,
  });
  return remotes.map((remote) => ('styles' in remote ? remote.styles : null))[0];
}

it('names the stylesheets that all pages of a remote have, so that a navigation asks for them at once', async () => {
  const styles = ['client/style.css'];
  expect(
    await stylesOf([
      { pattern: '/blog', styles },
      { pattern: '/blog/:slug', styles },
      { pattern: '/feed.xml', kind: 'resource' },
    ]),
  ).toEqual([{ file: 'style.css', integrity: 'sha384-client/style.css' }]);
});

it('names none where pages have different ones, or none at all', async () => {
  expect(
    await stylesOf([
      { pattern: '/blog', styles: ['client/style.css'] },
      { pattern: '/charts', styles: ['client/style.css', 'client/charts.css'] },
    ]),
  ).toBeNull();
  expect(await stylesOf([{ pattern: '/blog' }])).toBeNull();
});
